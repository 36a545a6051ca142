// Days are those of the player's time zone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, screen, withBrowser } from "./browser.mjs";
import { drop } from "./hand.mjs";
import { choose, told } from "./mirror.mjs";

withBrowser();

const GAMES = ["Hana", "Isao"].map((name) => `(;GM[4]SZ[15]RU[Freestyle]PB[${name}]PW[Kaede];B[hh];W[ig])`).join("\n");

// The places where a day begins first and last: it is never the same day there.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test(`a backup has the date of ${timezoneId}`, async (t) => {
    const today = () => new Date().toLocaleDateString("sv", { timeZone: timezoneId });
    const { page } = await open(t, { timezoneId });
    await screen(page, "title");
    await drop(page, "club.sgf", GAMES);
    await told(page, "2 games added");
    await choose(page, "Back");
    await screen(page, "title");
    await choose(page, "Settings");
    await screen(page, "settings");
    const before = today();
    const download = page.waitForEvent("download");
    await choose(page, "Save a backup");
    const name = (await download).suggestedFilename();
    assert.ok([before, today()].some((day) => name === `narabe-backup-${day}.zip`), name);
  });
}
