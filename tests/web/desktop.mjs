// The game as a program on a screen that nobody sees, and a hand that moves its pointer. What came of a press is read from the
// seat that the game keeps: the ledger of all that was done in the match.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PATIENCE } from "./browser.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const PROGRAMS = process.env.NARABE_PROGRAMS ?? path.join(ROOT, "target/debug");

// Where things are in a window of 1280 by 800.
export const PLACES = { online: [183, 401], create: [200, 292], copyCode: [240, 434], agree: [590, 595] };

// What is missing to run these tests, or nothing.
export function missing() {
  const tools = ["Xvfb", "xdotool"].filter((tool) => spawnSync("which", [tool]).status !== 0);
  const programs = ["narabe", "narabe-lobby"].filter((name) => !existsSync(path.join(PROGRAMS, name)));
  const all = [...tools, ...programs];
  return all.length > 0 && `this machine lacks ${all.join(", ")}`;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Does `action` again and again until `check` gives something, and gives that.
export async function until(what, check, action) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    await action?.();
    for (let look = 0; look < 10; look += 1) {
      const found = await check();
      if (found) return found;
      await pause(150);
    }
    if (Date.now() > end) throw new Error(`${what}: not in ${PATIENCE / 1000} s`);
  }
}

// A lobby of our own, and what it says of itself.
export async function lobby(t) {
  const process = spawn(path.join(PROGRAMS, "narabe-lobby"), ["--listen", "127.0.0.1:0"], { stdio: ["ignore", "ignore", "pipe"] });
  t.after(() => process.kill());
  let said = "";
  process.stderr.on("data", (data) => (said += data));
  const address = await until("the lobby opens", () => said.match(/127\.0\.0\.1:\d+/)?.[0]);
  return {
    address: `ws://${address}`,
    health: async () => (await fetch(`http://${address}/health`)).json(),
  };
}

// A screen, for one game or two.
export async function screen(t, width) {
  // Without -noreset the server starts anew whenever its last client leaves, xdotool among them, and drops who comes meanwhile.
  const server = spawn("Xvfb", ["-displayfd", "3", "-noreset", "-screen", "0", `${width}x800x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  t.after(() => server.kill());
  let number = "";
  server.stdio[3].on("data", (data) => (number += data));
  const display = await until("the screen is there", () => number.match(/\d+(?=\n)/)?.[0]);
  return `:${display}`;
}

// A game of somebody with this name, `left` pixels from the edge of the screen.
export function desktop(t, { display, left = 0, name, lobby }) {
  const home = mkdtempSync(path.join(os.tmpdir(), "narabe-"));
  const config = path.join(home, "config/narabe");
  mkdirSync(config, { recursive: true });
  writeFileSync(path.join(config, "settings.ron"), `(player_name: "${name}", lobby: "${lobby}", muted: true, motion: Off)`);
  const environment = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, "config"),
    XDG_DATA_HOME: path.join(home, "data"),
    DISPLAY: display,
    WAYLAND_DISPLAY: "",
    BEVY_ASSET_ROOT: ROOT,
  };
  const xdotool = (...words) => spawnSync("xdotool", words, { env: environment, encoding: "utf8" }).stdout?.trim();
  let game;
  let said = "";
  // Starts it; the words are for its command line.
  const start = async (...words) => {
    game = spawn(path.join(PROGRAMS, "narabe"), words, { cwd: ROOT, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    game.stdout.on("data", (data) => (said += data));
    let errors = "";
    game.stderr.on("data", (data) => (errors = (errors + data).slice(-4000)));
    const ended = () => game.exitCode !== null || game.signalCode !== null;
    const window = await until("the window opens", () => {
      if (ended()) throw new Error(`the game ended before its window opened: ${game.exitCode ?? game.signalCode}`);
      return xdotool("search", "--onlyvisible", "--pid", String(game.pid)) || undefined;
    }).catch((error) => {
      throw new Error(`${error.message}\n${errors}`);
    });
    xdotool("windowmove", window, String(left), "0");
  };
  const kill = async () => {
    const ended = new Promise((resolve) => game.once("exit", resolve));
    game.kill("SIGKILL");
    await ended;
  };
  t.after(async () => {
    if (game?.exitCode === null && game.signalCode === null) await kill();
    rmSync(home, { recursive: true, force: true });
  });
  return {
    start,
    kill,
    async press([x, y]) {
      xdotool("mousemove", String(left + x), String(y));
      await pause(120);
      xdotool("mousedown", "1");
      await pause(120);
      xdotool("mouseup", "1");
      await pause(120);
    },
    // The invitation to the room that `--room` has made.
    invitation: () => until("a room is made", () => said.match(/^[A-Z2-9]{6}@\S+$/m)?.[0]),
    // The seat as it is kept, as text; empty while there is none.
    seat() {
      const file = path.join(home, "data/narabe/online.ron");
      return existsSync(file) ? readFileSync(file, "utf8") : "";
    },
  };
}

// What a seat says of the ledger: the moves, and the digest of each note.
export function ledger(seat) {
  const all = (pattern) => [...seat.matchAll(pattern)].map((found) => found[1]);
  return { moves: all(/act: Move\("([a-z]\d+)"\)/g), digests: all(/digest: \((\d+)\)/g) };
}
