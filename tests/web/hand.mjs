// A person's hand on the canvas: where things are in the window of the art direction's desktop pictures, and how to press
// them. Nothing here reaches into the game; what came of a press is read from the grid that screen readers use.
import { PATIENCE, picture, screen } from "./browser.mjs";

// The middles of what is pressed, in pixels of the page.
export const TITLE = { play: [165, 293] };
export const NEW_GAME = { twoPeople: [150, 116], person: [369, 116], koke: [118, 352], renju: [800, 256], start: [1152, 759] };
export const GAME = { undo: [1077, 640] };

// The board of 15 lines there: A1, and from line to line.
const A1 = [332, 706];
const CELL = 44;

// Waits until the game has surely drawn: it does so in frames of the page, but not in each.
export function frames(page, number = 2) {
  return page.evaluate(async (number) => {
    for (let frame = 0; frame < number; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, number);
}

// Moves to a place, presses and lets go, each in a frame of its own as with a hand.
export async function press(page, [x, y]) {
  await page.mouse.move(x, y);
  await frames(page);
  await page.mouse.down();
  await frames(page);
  await page.mouse.up();
  await frames(page);
}

// Begins a game from the title, after these presses in New game.
export async function newGame(page, ...choices) {
  await screen(page, "title");
  await press(page, TITLE.play);
  await screen(page, "new-game");
  for (const choice of choices) await press(page, choice);
  await picture(page, "new-game");
  await press(page, NEW_GAME.start);
  await screen(page, "game");
  await boardAtRest(page);
}

// Waits until the board is there and a press on it is no misclick any more, which it is in the first 150 ms.
export async function boardAtRest(page) {
  await page.waitForSelector("#narabe-grid [data-point]", { state: "attached" });
  await page.waitForTimeout(300);
  await frames(page, 6);
}

// Where a point such as "h8" is.
export function at(point) {
  const column = point.charCodeAt(0) - "a".charCodeAt(0);
  const row = Number(point.slice(1)) - 1;
  return [A1[0] + CELL * column, A1[1] - CELL * row];
}

// Plays a point and waits for the stone.
export async function play(page, point, side) {
  await press(page, at(point));
  await stone(page, point, side);
}

// Presses a point as a screen reader does.
export async function pressPoint(page, name) {
  await page.waitForFunction((name) => document.querySelector(`#narabe-grid [data-point="${name}"]`), name, {
    timeout: PATIENCE,
  });
  await page.evaluate((name) => document.querySelector(`#narabe-grid [data-point="${name}"]`).click(), name);
  await frames(page, 6);
}

// Waits until a point holds "black stone", "white stone" or is "empty".
export function stone(page, point, what) {
  return page.waitForFunction(
    ([point, what]) => document.querySelector(`#narabe-grid [data-point="${point}"]`)?.textContent.includes(what),
    [point, what],
    { timeout: PATIENCE },
  );
}

// How many stones of a kind are on the board.
export function count(page, what) {
  return page.evaluate(
    (what) => [...document.querySelectorAll("#narabe-grid [data-point]")].filter((b) => b.textContent.includes(what)).length,
    what,
  );
}

// Waits for at least so many.
export function atLeast(page, number, what) {
  return page.waitForFunction(
    ([number, what]) =>
      [...document.querySelectorAll("#narabe-grid [data-point]")].filter((b) => b.textContent.includes(what)).length >= number,
    [number, what],
    { timeout: PATIENCE },
  );
}

// What happens when a person drops a file of text or of bytes onto the page.
export function drop(page, name, content) {
  return page.evaluate(
    ([name, base64]) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
      document.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, Buffer.from(content).toString("base64")],
  );
}
