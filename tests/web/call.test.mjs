// What a page asks of the browser around it: a call to a player who looks elsewhere, a screen that stays on, a picture from the
// clipboard, and a game for another program.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, picture, screen, withBrowser } from "./browser.mjs";
import { NEW_GAME, atLeast, frames, newGame, play, stone } from "./hand.mjs";
import { choose, told } from "./mirror.mjs";

withBrowser();

const GAME = "#g=freestyle15/h8i9i8h9j8a1k8b1l8/Hana/Isao";
// A game between two people with a clock.
const TIMED = '0\n(players: ((name: "Hana", seat: Human), (name: "Isao", seat: Human)), clock: Fischer(main: 300, increment: 3))';

// Notifications as a person would have answered the question, with a list of what was shown.
const notifications = (answer) => (context) =>
  context.addInitScript((answer) => {
    globalThis.shown = [];
    let permission = "default";
    globalThis.Notification = class {
      static get permission() {
        return permission;
      }
      static async requestPermission() {
        return (permission = answer);
      }
      constructor(title, options) {
        this.record = { title, tag: options.tag, body: options.body, open: true };
        globalThis.shown.push(this.record);
      }
      close() {
        this.record.open = false;
      }
    };
  }, answer);

const shown = (page) => page.evaluate(() => globalThis.shown);
// Waits until a switch is on, or off.
const turned = (page, name, on) =>
  page.waitForFunction(
    ([name, on]) =>
      [...document.querySelectorAll("#narabe-mirror [role=switch]")]
        .find((one) => one.textContent === name)
        ?.getAttribute("aria-checked") === String(on),
    [name, on],
  );

// The player looks at another window, or comes back.
async function look(page, isHere) {
  await page.evaluate((isHere) => {
    document.hasFocus = () => isHere;
    if (isHere) dispatchEvent(new Event("focus"));
  }, isHere);
  await frames(page, 6);
}

test("a player who looks elsewhere is called to the move until the page has the focus", async (t) => {
  const { page, faults } = await open(t, { prepare: notifications("granted") });
  await choose(page, "Settings");
  await screen(page, "settings");
  await choose(page, "Notifications");
  await page.waitForFunction(() => Notification.permission === "granted");
  await page.waitForFunction(() => /notifications:\s*true/.test(localStorage["narabe/settings.ron"] ?? ""));
  await choose(page, "Done");
  await newGame(page, NEW_GAME.person, NEW_GAME.koke);
  const title = await page.title();
  await look(page, false);
  await play(page, "h8", "black stone");
  await atLeast(page, 1, "white stone");
  await page.waitForFunction(() => globalThis.shown.length === 1);
  const [call] = await shown(page);
  assert.equal(call.title, "Your move");
  assert.match(call.body, /Koke/);
  assert.ok(call.tag);
  await page.waitForFunction(() => document.title.startsWith("Your move"));
  await look(page, true);
  await page.waitForFunction((title) => document.title === title, title);
  assert.equal((await shown(page))[0].open, false, "it is taken away");

  // Whoever looks is not called.
  await play(page, "a1", "black stone");
  await atLeast(page, 2, "white stone");
  await frames(page, 6);
  assert.equal((await shown(page)).length, 1);
  assert.deepEqual(faults, []);
});

test("a browser that blocks notifications is told of below their switch, which goes back", async (t) => {
  const { page, faults } = await open(t, { prepare: notifications("denied") });
  await choose(page, "Settings");
  await screen(page, "settings");
  await turned(page, "Notifications", false);
  await choose(page, "Notifications");
  await told(page, "The browser blocks them");
  await turned(page, "Notifications", false);
  await picture(page, "settings-blocked");
  assert.deepEqual(faults, []);
});

test("the screen stays on while a clock runs, also after the page was hidden", async (t) => {
  const prepare = (context) =>
    context.addInitScript((setup) => {
      localStorage["narabe/setup.ron"] ??= setup;
      globalThis.locks = [];
      const request = async () => {
        const lock = { released: false, release: async () => (lock.released = true) };
        globalThis.locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    }, TIMED);
  const { page, faults } = await open(t, { prepare });
  const locks = (states) =>
    page.waitForFunction(
      (states) => JSON.stringify(globalThis.locks.map((lock) => lock.released)) === states,
      JSON.stringify(states),
    );
  await newGame(page);
  await play(page, "h8", "black stone");
  await locks([false]);
  // A hidden page loses its lock.
  await page.evaluate(() => {
    globalThis.locks[0].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await locks([true, false]);
  await page.keyboard.press("p");
  await locks([true, true]);
  assert.deepEqual(faults, []);
});

test("an exported picture is pasted as a position", async (t) => {
  const { page, faults } = await open(t, { hash: GAME, permissions: ["clipboard-read", "clipboard-write"] });
  await stone(page, "l8", "black stone");
  await choose(page, "Study");
  await screen(page, "study");
  await choose(page, "Export");
  await choose(page, "PNG");
  const download = page.waitForEvent("download");
  await choose(page, "Download");
  const png = await readFile(await (await download).path(), "base64");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
  }, png);
  await choose(page, "Paste a game");
  await screen(page, "position");
  await picture(page, "pasted-picture");
  assert.deepEqual(faults, []);
});

test("a game and a picture are shared where the browser can", async (t) => {
  const prepare = (context) =>
    context.addInitScript(() => {
      globalThis.shared = [];
      navigator.canShare = ({ files, text }) => Boolean(text) || files?.every((file) => file.type.startsWith("image/"));
      navigator.share = async (data) => void globalThis.shared.push(data);
    });
  const { page, faults } = await open(t, { hash: GAME, prepare });
  await stone(page, "l8", "black stone");
  await choose(page, "Study");
  await screen(page, "study");
  await choose(page, "Export");
  await picture(page, "export-share");
  await choose(page, "Share");
  await page.waitForFunction(() => globalThis.shared.length === 1);
  assert.match(await page.evaluate(() => globalThis.shared[0].text), /;B\[hh\]/);
  await choose(page, "Export");
  await choose(page, "PNG");
  await choose(page, "Share");
  await page.waitForFunction(() => globalThis.shared.length === 2);
  const file = await page.evaluate(() => {
    const [file] = globalThis.shared[1].files;
    return { name: file.name, type: file.type, size: file.size };
  });
  assert.match(file.name, /\.png$/);
  assert.equal(file.type, "image/png");
  assert.ok(file.size > 1000, `${file.size} bytes`);
  assert.deepEqual(faults, []);
});

test("a browser without sharing offers none", async (t) => {
  const prepare = (context) => context.addInitScript(() => (navigator.canShare = undefined));
  const { page } = await open(t, { hash: GAME, prepare });
  await stone(page, "l8", "black stone");
  await choose(page, "Study");
  await screen(page, "study");
  await choose(page, "Export");
  await told(page, "Download");
  const names = await page.evaluate(() => [...document.querySelectorAll("#narabe-mirror button")].map((one) => one.textContent));
  assert.ok(!names.includes("Share"), names.join());
});
