// A phone: one finger, a small window.
import { test } from "node:test";
import { PHONE, open, picture, screen, withBrowser } from "./browser.mjs";
import { stone } from "./hand.mjs";

withBrowser();

// The middles of what is touched in the phone's window, and of the board's points there.
const START = [195, 803];
const PLACE = [225, 670];

async function tap(page, [x, y]) {
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test("a finger aims, and then places", async (t) => {
  const { page } = await open(t, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await screen(page, "title");
  await picture(page, "phone-title");
});
