// A screen with more pixels than the page counts. The browser itself must have it: what Playwright pretends does not reach
// the canvas.
import { test } from "node:test";
import { open, withBrowser } from "./browser.mjs";

const RATIO = 2;

withBrowser({ pixelRatio: RATIO });

test("the canvas has every pixel of a sharp screen", async (t) => {
  const { page } = await open(t, { viewport: null });
  await page.waitForFunction((ratio) => {
    const canvas = document.querySelector("#narabe-canvas");
    return devicePixelRatio === ratio && canvas.width === ratio * innerWidth && canvas.height === ratio * innerHeight;
  }, RATIO);
});
