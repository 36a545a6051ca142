// A phone: one finger, a small window.
import { test } from "node:test";
import { PHONE, open, picture, screen, withBrowser } from "./browser.mjs";
import { atLeast, frames, stone } from "./hand.mjs";

withBrowser();

// The middles of what is touched in the phone's window.
const PLAY = [110, 528];
const START = [195, 803];
const H8 = [194, 330];
const PLACE = [225, 646];

// Frames for which a finger stays: it is slower than a frame, and a touch shorter than one would be lost.
const HELD = 8;

test("a finger aims, and then places", async (t) => {
  const { page } = await open(t, { viewport: PHONE, hasTouch: true, isMobile: true });
  const fingers = await page.context().newCDPSession(page);
  const tap = async ([x, y]) => {
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await frames(page, HELD);
    await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await frames(page, HELD);
  };
  await screen(page, "title");
  await picture(page, "phone-title");
  await tap(PLAY);
  await screen(page, "new-game");
  await picture(page, "phone-new-game");
  await tap(START);
  await screen(page, "game");
  await tap(H8);
  await stone(page, "h8", "empty");
  await picture(page, "phone-aimed");
  await tap(PLACE);
  await stone(page, "h8", "black stone");
  await atLeast(page, 1, "white stone");
  await picture(page, "phone-game");
});
