// The page in a frame of another site, as itch.io shows games: it starts there and can be played.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { keptWholly, ready, said, withBrowser, withProfile } from "./browser.mjs";
import { NEW_GAME, frames, newGame, play } from "./hand.mjs";
import { standIn } from "./stand-in.mjs";

withBrowser();

// What itch.io allows a game in a frame.
const ALLOWED = "autoplay; fullscreen *; gamepad; gyroscope; accelerometer; cross-origin-isolated; web-share";

// Whether the browser lets frames of other sites keep something: the switch for their cookies is that for all their storage.
const thirdParties = (mayKeep) => ({ profile: { cookie_controls_mode: mayKeep ? 0 : 1 } });

// A page of another site with the game in a frame that fills it. `visit` opens it and returns the frame, with the hands of its page.
async function framed(t, { attributes = "", hosting = {}, ...options } = {}) {
  const outer = mkdtempSync(path.join(os.tmpdir(), "narabe-outer-"));
  t.after(() => rmSync(outer, { recursive: true, force: true }));
  const { page, server } = await withProfile(t, { ...options, hosting: { ...hosting, beside: outer }, url: () => "about:blank" });
  const style = "position:fixed;inset:0;width:100%;height:100%;border:0";
  const frame = `<iframe style="${style}" allow="${ALLOWED}" ${attributes} src="${server.url}"></iframe>`;
  writeFileSync(path.join(outer, "index.html"), `<!doctype html><link rel="icon" href="data:,">${frame}`);
  const faults = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const visit = async () => {
    // The same machine under another name is another site.
    await page.goto(server.beside.replace("127.0.0.1", "localhost"), { waitUntil: "commit" });
    const element = await page.waitForSelector("iframe");
    const frame = await element.contentFrame();
    const game = new Proxy(frame, {
      get(frame, key) {
        const owner = key in frame ? frame : page;
        return typeof owner[key] === "function" ? owner[key].bind(owner) : owner[key];
      },
    });
    // Until the page comes an empty one is in the frame.
    await game.waitForSelector("#narabe-canvas", { state: "attached" });
    await ready(game);
    await reach(page, frame);
    return game;
  };
  return { visit, faults };
}

// Until the browser has drawn the frame once, the page around it gets what is pressed.
async function reach(page, frame) {
  await frame.evaluate(() => addEventListener("pointermove", () => (globalThis.isReached = true), { once: true }));
  for (let tries = 0; !(await frame.evaluate(() => globalThis.isReached)); tries += 1) {
    await page.mouse.move(10 + (tries % 10), 10);
    await frames(frame);
  }
}

async function playThere(game) {
  await newGame(game, NEW_GAME.twoPeople);
  await play(game, "h8", "black stone");
}

const isKept = (game) =>
  game.evaluate(() => {
    try {
      return Boolean(localStorage);
    } catch {
      return false;
    }
  });

for (const [what, attributes] of [
  ["a frame of another site", ""],
  ["a frame that is fenced in", 'sandbox="allow-scripts allow-same-origin allow-pointer-lock allow-popups"'],
]) {
  test(`the game is played in ${what}`, async (t) => {
    const { visit, faults } = await framed(t, { attributes, preferences: thirdParties(true) });
    const game = await visit();
    assert.ok(await isKept(game));
    await playThere(game);
    assert.deepEqual(faults, []);
  });
}

test("the game is played in a frame whose storage the browser refuses, and says that it keeps nothing", async (t) => {
  const { visit, faults } = await framed(t, { preferences: thirdParties(false) });
  const game = await visit();
  assert.equal(await isKept(game), false);
  await said(game, "does not let this page save anything");
  await playThere(game);
  assert.deepEqual(faults, []);
});

test("bug: the second visit to a frame of an isolated site showed nothing", async (t) => {
  const { folder } = standIn(t);
  const hosting = { isolated: true, lent: true };
  const { visit } = await framed(t, { folder, hosting, preferences: thirdParties(true) });
  await keptWholly(await visit());
  const game = await visit();
  assert.equal(await game.evaluate(() => Boolean(navigator.serviceWorker.controller)), true);
});
