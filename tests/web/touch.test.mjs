// A phone: one finger, a small window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, open, picture, screen, withBrowser } from "./browser.mjs";
import { atLeast, boardAtRest, frames, stone } from "./hand.mjs";

withBrowser();

// The middles of what is touched in the phone's window.
const PLAY = [110, 504];
const START = [195, 803];
const H8 = [194, 330];
const PLACE = [225, 737];

// Frames that the game surely answers within.
const HELD = 8;

// A finger comes and goes, as quick as it may.
async function tap(page, fingers, [x, y]) {
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await frames(page, HELD);
}

test("a finger aims, and then places", async (t) => {
  const { page } = await open(t, { viewport: PHONE, hasTouch: true, isMobile: true });
  const fingers = await page.context().newCDPSession(page);
  await screen(page, "title");
  await picture(page, "phone-title");
  await tap(page, fingers, PLAY);
  await screen(page, "new-game");
  await picture(page, "phone-new-game");
  await tap(page, fingers, START);
  await screen(page, "game");
  await boardAtRest(page);
  await tap(page, fingers, H8);
  await stone(page, "h8", "empty");
  await picture(page, "phone-aimed");
  await tap(page, fingers, PLACE);
  await stone(page, "h8", "black stone");
  await atLeast(page, 1, "white stone");
  await picture(page, "phone-game");
});

test("a finger on a name opens the browser's keyboard, and what is typed is the name", async (t) => {
  const { page } = await open(t, { viewport: PHONE, hasTouch: true, isMobile: true });
  const fingers = await page.context().newCDPSession(page);
  await screen(page, "title");
  await tap(page, fingers, PLAY);
  await screen(page, "new-game");
  const field = page.locator(".narabe-field").first();
  const box = await field.boundingBox();
  await tap(page, fingers, [box.x + box.width / 2, box.y + box.height / 2]);
  await page.waitForFunction(() => document.activeElement?.className === "narabe-field");
  await page.keyboard.type("Hana");
  await picture(page, "phone-name");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.className !== "narabe-field");
  await frames(page, HELD);
  assert.equal(await field.inputValue(), "Hana");
});
