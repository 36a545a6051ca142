// A page in the background, whose timers run once a minute.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FOLDER } from "./browser.mjs";
import { lobby, missing } from "./desktop.mjs";
import { host } from "./host.mjs";
import { tabs } from "./tabs.mjs";

const skip = missing();
// Longer than the lobby waits for a sign of life, and than two timers of a hidden page are apart.
const AWAY = 135_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const onScreen = (name) => `document.documentElement.dataset.screen === "${name}"`;
const there = (name) => `[...document.querySelectorAll("#narabe-mirror button")].some((one) => one.textContent.startsWith("${name}"))`;
const press = (name) =>
  `[...document.querySelectorAll("#narabe-mirror button")].find((one) => one.textContent.startsWith("${name}")).click()`;

test("a host who waits in a hidden tab keeps the room, and its code", { skip }, async (t) => {
  const hall = await lobby(t);
  const server = await host(FOLDER);
  t.after(() => server.close());
  const open = await tabs(t);
  const settings = (name) =>
    `localStorage["narabe/settings.ron"] ??= '0\\n(player_name: "${name}", lobby: "${hall.address}", motion: Off)'`;
  const hana = await open(server.url, settings("Hana"));
  await hana.until(onScreen("title"));
  await hana.evaluate(press("Online"));
  await hana.until(there("Create"));
  await hana.evaluate(press("Create"));
  await hana.until(there("Copy"));
  assert.equal((await hall.health()).rooms, 1);

  // The messenger, through which the code is sent.
  await open("about:blank");
  await hana.until("document.hidden");
  let lost = 0;
  for (const end = Date.now() + AWAY; Date.now() < end; await pause(1000)) {
    const { rooms } = await hall.health();
    if (rooms !== 1) lost += 1;
  }
  assert.equal(lost, 0, "the room is there all the time");
  await hana.toFront();
  await hana.until("!document.hidden");
  await pause(3000);
  assert.equal((await hall.health()).rooms, 1);
});
