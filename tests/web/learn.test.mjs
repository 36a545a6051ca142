// The first lesson from end to end: the question at the first start, a wrong answer, right ones, and that it is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, said, screen, withBrowser } from "./browser.mjs";
import { pressPoint, stone } from "./hand.mjs";
import { choose, told, words } from "./mirror.mjs";

withBrowser();

// An answer to each step after the one that is read and the one that is answered wrongly first.
const ANSWERS = ["f2", "b2", "e6", "g3"];

test("a newcomer does the first lesson, and it is kept", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  await choose(page, "Learn");
  await screen(page, "lesson");
  await told(page, "Two players, one board");
  await choose(page, "Next step");
  await told(page, "Make five");
  await pressPoint(page, "a1");
  await stone(page, "a1", "black stone");
  await said(page, "Not yet. A1 stands alone");
  await picture(page, "lesson-wrong");
  await choose(page, "Try again");
  await stone(page, "a1", "empty");
  await pressPoint(page, "c5");
  await told(page, "Right.");
  await picture(page, "lesson-right");
  for (const answer of ANSWERS) {
    await choose(page, "Next step");
    await stone(page, answer, "empty");
    await pressPoint(page, answer);
    await told(page, "Right.");
  }
  await choose(page, "Finish");
  await screen(page, "learn");
  await told(page, "Five, Done");
  await picture(page, "learn");
  await page.reload();
  await screen(page, "title");
  assert.ok(!(await words(page)).some((text) => text.includes("New to the game?")));
  await choose(page, "Learn");
  await screen(page, "learn");
  await told(page, "Five, Done");
  assert.deepEqual(faults, []);
});
