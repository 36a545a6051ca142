// A puzzle from end to end: a wrong move that is refuted and taken back, hints, the solution, and that the result is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, said, screen, withBrowser } from "./browser.mjs";
import { pressPoint } from "./hand.mjs";
import { choose, told, words } from "./mirror.mjs";

withBrowser();

// More moves than any puzzle of the game asks for.
const MOST_MOVES = 30;

// What the page tells screen readers that begins so.
async function saying(page, beginning) {
  await told(page, beginning);
  return (await words(page)).find((text) => text.startsWith(beginning));
}

// The move that the second hint names. The first one is not given again after a wrong move.
async function hinted(page) {
  await choose(page, "Hint");
  if ((await saying(page, "Hint ")) === "Hint 1 of 2") await choose(page, "Hint");
  await told(page, "Hint 2 of 2");
  return (await saying(page, "It is ")).match(/It is ([A-O]\d+)/)[1].toLowerCase();
}

test("a puzzle is tried, solved with hints, and kept", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  await choose(page, "Puzzles");
  await screen(page, "puzzles");
  const right = await hinted(page);
  await pressPoint(page, right === "a15" ? "o1" : "a15");
  await said(page, "That does not work");
  await picture(page, "puzzle-wrong");
  await choose(page, "Take back");
  for (let move = 0; move < MOST_MOVES; move += 1) {
    await pressPoint(page, await hinted(page));
    await page.waitForFunction(() => /answers|Found in the end/.test(document.querySelector("#narabe-live").lastChild.textContent));
    if ((await words(page)).some((text) => text.startsWith("Found in the end"))) break;
  }
  await told(page, "Found in the end");
  await picture(page, "puzzle-solved");
  await page.reload();
  await screen(page, "title");
  await choose(page, "Puzzles");
  await screen(page, "puzzles");
  await choose(page, "Statistics");
  await told(page, "1 puzzle");
  assert.deepEqual(faults, []);
});
