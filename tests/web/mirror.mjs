// What the page tells screen readers about its controls and texts, and how these press a control.
import { frames } from "./hand.mjs";

// The words of all that the page tells screen readers.
export function words(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#narabe-mirror *")]
      .filter((element) => !element.firstElementChild)
      .map((element) => element.getAttribute("aria-label") ?? element.textContent),
  );
}

// Waits until a screen reader is told of something that begins so.
export function told(page, beginning) {
  return page.waitForFunction(
    (beginning) =>
      [...document.querySelectorAll("#narabe-mirror *")].some((element) =>
        (element.getAttribute("aria-label") ?? element.textContent).startsWith(beginning),
      ),
    beginning,
  );
}

// Presses a control as a screen reader does.
export async function choose(page, beginning) {
  await told(page, beginning);
  await page.evaluate((beginning) => {
    const name = (element) => element.getAttribute("aria-label") ?? element.textContent;
    const controls = document.querySelectorAll("#narabe-mirror :is(button, [role=button], [role=radio], input)");
    [...controls].find((element) => name(element).startsWith(beginning))?.click();
  }, beginning);
  await frames(page, 6);
}
