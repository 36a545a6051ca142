// What axe-core finds on each screen, by the rules of WCAG and of ARIA: nothing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { open, screen, withBrowser } from "./browser.mjs";
import { boardAtRest, frames } from "./hand.mjs";
import { choose, told } from "./mirror.mjs";

withBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// Frames after which the page tells of a whole screen.
const TOLD = 6;

// The screens that the title leads to, by the entry's name.
const FROM_TITLE = [
  ["Puzzles", "puzzles"],
  ["Study", "study"],
  ["Library", "library"],
  ["Online", "online"],
  ["Boards and stones", "skins"],
  ["Settings", "settings"],
  ["Credits", "credits"],
];

// The rules that a screen breaks, with the elements that do.
async function broken(page) {
  await frames(page, TOLD);
  // The page's policy lets no script be added; what the browser's protocol evaluates is not asked.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`);
  });
}

async function assertWhole(page, name) {
  assert.deepEqual(await broken(page), [], name);
}

test("the screens from the title break no rule of axe-core", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  await assertWhole(page, "title");
  for (const [entry, name] of FROM_TITLE) {
    await choose(page, entry);
    await screen(page, name);
    await assertWhole(page, name);
    await choose(page, "Back");
    await screen(page, "title");
  }
});

test("a game with its menu breaks no rule of axe-core", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  await choose(page, "Play");
  await screen(page, "new-game");
  await assertWhole(page, "new game");
  await choose(page, "Start");
  await screen(page, "game");
  await boardAtRest(page);
  await assertWhole(page, "game");
  await page.keyboard.press("Escape");
  await told(page, "Settings");
  await assertWhole(page, "menu");
});

test("a lesson breaks no rule of axe-core", async (t) => {
  const { page } = await open(t);
  await screen(page, "title");
  await choose(page, "Learn");
  await screen(page, "lesson");
  await assertWhole(page, "lesson");
});
