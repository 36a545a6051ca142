// The page for those who hear it and for those who have no mouse: what Chromium tells a screen reader, and the keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE, PHONE, open, picture, screen, withBrowser } from "./browser.mjs";
import { TITLE, atLeast, frames, press, stone } from "./hand.mjs";

withBrowser();

// What can be reached and pressed; each must have a name.
const CONTROLS = ["button", "radio", "switch", "slider", "textbox", "gridcell", "spinbutton", "checkbox"];
// More controls than any screen has.
const MANY = 120;
// Frames within which the game surely answers a key.
const ANSWERED = 6;

// What a screen reader is told, in order: role and name of each element that is not left out.
async function told(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list = [];
  const walk = (node) => {
    if (!node) return;
    if (!node.ignored) list.push({ role: node.role?.value, name: node.name?.value ?? "" });
    for (const child of node.childIds ?? []) walk(byId.get(child));
  };
  walk(nodes.find((node) => !node.parentId));
  return list;
}

async function controls(page) {
  await frames(page, ANSWERED);
  const found = (await told(page)).filter(({ role }) => CONTROLS.includes(role));
  for (const { role, name } of found) assert.notEqual(name.trim(), "", `a ${role} has no name`);
  return found.map(({ role, name }) => `${role} ${name}`);
}

// Whether these begin entries of a list, one after another, perhaps with others between them.
function assertInOrder(found, wanted) {
  let at = -1;
  for (const name of wanted) {
    at = found.findIndex((entry, place) => place > at && entry.startsWith(name));
    assert.notEqual(at, -1, `${name} is not in its place among:\n${found.join("\n")}`);
  }
}

// Presses a key and waits for the game to answer.
async function key(page, name) {
  await page.keyboard.press(name);
  await frames(page, ANSWERED);
}

// What the keyboard is on: its name, or nothing when it has left the game.
function focused(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest("#narabe-mirror")) return null;
    return element.getAttribute("aria-label") ?? element.textContent;
  });
}

async function tabTo(page, name) {
  const passed = [];
  for (let step = 0; step < MANY; step += 1) {
    await key(page, "Tab");
    const here = await focused(page);
    if (here?.startsWith(name)) return;
    passed.push(here);
  }
  assert.fail(`Tab does not lead to ${name}, but over ${passed.join(", ")}`);
}

test("title, new game and menu are told by name and in order", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  assertInOrder(await controls(page), ["button Play", "button Online", "button Settings"]);
  await press(page, TITLE.play);
  await screen(page, "new-game");
  const all = await controls(page);
  assertInOrder(all, ["button Back", "radio ", "button Start"]);
  assert.ok(all.length > 15, all.join("\n"));
  await tabTo(page, "Start");
  await key(page, "Enter");
  await screen(page, "game");
  const game = await controls(page);
  assertInOrder(game, ["gridcell A15, empty", "gridcell O1, empty"]);
  for (const name of ["button Undo", "button Hint", "button Resign"]) {
    assert.ok(game.some((entry) => entry.startsWith(name)), `${name} is missing among:\n${game.join("\n")}`);
  }
  await key(page, "Escape");
  const menu = await controls(page);
  assertInOrder(menu, ["button Save", "button Settings"]);
  assert.ok(!menu.some((entry) => entry.startsWith("button Undo")), "the screen under the menu is out of reach");
  assert.deepEqual(faults, []);
});

test("each screen has a title and a heading, which has the focus, and Esc leads back to the entry", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  const headings = async () => (await told(page)).filter(({ role }) => role === "heading").map(({ name }) => name);
  assert.equal((await headings())[0], "Narabe");
  await tabTo(page, "Settings");
  await key(page, "Enter");
  await screen(page, "settings");
  await page.waitForFunction(() => document.activeElement.tagName === "H1" && document.title === "Settings · Narabe");
  assert.equal(await focused(page), "Settings");
  assert.ok((await headings()).length > 1, "the sections have headings as well");
  await key(page, "Escape");
  await screen(page, "title");
  await page.waitForFunction(() => document.title === "Narabe");
  assert.equal(await focused(page), "Settings");
  await key(page, "Enter");
  await screen(page, "settings");
  await key(page, "Tab");
  assert.equal(await focused(page), "Back");
});

test("a game is begun and played by keyboard alone, and every step is heard", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  await tabTo(page, "Play");
  await key(page, "Enter");
  await screen(page, "new-game");
  await tabTo(page, "Start");
  await key(page, "Enter");
  await screen(page, "game");
  await key(page, "ArrowUp");
  await page.waitForFunction(() => document.activeElement.textContent === "H8, empty", undefined, { timeout: PATIENCE });
  await key(page, "Enter");
  await stone(page, "h8", "black stone");
  assert.match(await focused(page), /^H8, black stone, move 1\b/);
  await atLeast(page, 1, "white stone");
  // The next free point along the row.
  let here;
  do {
    await key(page, "ArrowRight");
    here = await focused(page);
    assert.match(here, /^[A-O]8, /);
  } while (!here.endsWith("empty"));
  await key(page, "Enter");
  await stone(page, `${here[0].toLowerCase()}8`, "black stone");
  await picture(page, "keyboard-alone");
});

// What the key leads over until the focus leaves the game.
async function walk(page, name) {
  const passed = [];
  for (let step = 0; step < MANY; step += 1) {
    await key(page, name);
    const here = await focused(page);
    if (here === null) return passed;
    passed.push(here);
  }
  return assert.fail(`${name} does not leave the page: ${passed.join(", ")}`);
}

test("Tab passes every control once and then leaves the page", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  const wanted = (await controls(page)).map((entry) => entry.split(" ").slice(1).join(" "));
  // The page opens with the focus on its first control.
  const first = await focused(page);
  assert.deepEqual([first, ...(await walk(page, "Tab"))], wanted);
});

test("Shift and Tab leave the page before the first control and come back at the last", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  const wanted = (await controls(page)).map((entry) => entry.split(" ").slice(1).join(" "));
  assert.equal(await focused(page), wanted[0]);
  assert.deepEqual(await walk(page, "Shift+Tab"), []);
  assert.deepEqual(await walk(page, "Shift+Tab"), wanted.toReversed());
});

test("the system's wishes for colours and for less motion are followed while the game is open", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  const light = (await page.screenshot()).toString("base64");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The corner of the page is paper.
  const paper = async () => {
    const bytes = (await page.screenshot()).toString("base64");
    return page.evaluate(async (base64) => {
      // The page's policy lets nothing be fetched from data.
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(4, 4, 1, 1).data[0];
    }, bytes);
  };
  while ((await paper()) > 80) await frames(page);
  // Without motion there comes a picture that stays.
  let before = light;
  for (;;) {
    await frames(page, 30);
    const now = (await page.screenshot()).toString("base64");
    if (now === before) break;
    before = now;
  }
  await picture(page, "dark-and-still");
});

test("two fingers may zoom the page", async (t) => {
  const { page } = await open(t, { viewport: PHONE, hasTouch: true, isMobile: true });
  await screen(page, "title");
  // Input.synthesizePinchGesture does nothing in a browser without a window.
  const session = await page.context().newCDPSession(page);
  const fingers = (apart) => [-1, 1].map((side, id) => ({ x: 195 + (side * apart) / 2, y: 400, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(60) });
  for (let apart = 70; apart <= 240; apart += 10) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => visualViewport.scale > 1.2);
});
