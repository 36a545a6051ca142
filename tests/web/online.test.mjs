// Two machines that play each other over a real lobby: two programs, and a program with a browser. One of them is killed in
// the middle of the game and comes back to its seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, screen as shows, withBrowser } from "./browser.mjs";
import { PLACES, desktop, ledger, lobby, missing, screen, until } from "./desktop.mjs";
import { at, press } from "./hand.mjs";

withBrowser();

// Whoever begins wins with the ninth stone.
const WIN = ["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"];
const BREAK = 4;
const skip = missing();

// Plays the points of `line` from `from` on: whoever may place the stone does.
async function play(line, from, machines) {
  for (let move = from; move < line.length; move += 1) {
    const done = async () => {
      const ledgers = await Promise.all(machines.map(async (machine) => ledger(await machine.seat())));
      return ledgers.every(({ moves }) => moves.length > move);
    };
    let turn = move;
    await until(`${line[move]} is played`, done, () => machines[turn++ % machines.length].press(at(line[move])));
  }
}

async function agree(machines) {
  const [first, second] = await Promise.all(machines.map(async (machine) => ledger(await machine.seat())));
  assert.deepEqual(first, second, "both ledgers say the same");
  return first;
}

test("two programs play to a win, and one of them is killed between", { skip }, async (t) => {
  const hall = await lobby(t);
  const display = await screen(t, 2560);
  const hana = desktop(t, { display, name: "Hana", lobby: hall.address });
  const isao = desktop(t, { display, left: 1280, name: "Isao", lobby: hall.address });
  await hana.start("--room");
  await isao.start("--join", await hana.invitation());
  await until("the match begins", () => [hana, isao].every((game) => ledger(game.seat()).digests.length === 1), () =>
    isao.press(PLACES.agree),
  );
  await play(WIN.slice(0, BREAK), 0, [hana, isao]);

  await isao.kill();
  await isao.start("--return");
  await play(WIN, BREAK, [hana, isao]);
  const { moves } = await agree([hana, isao]);
  assert.deepEqual(moves, WIN);
  // The game is over: no stone can be placed any more.
  await hana.press(at("o15"));
  await isao.press(at("o15"));
  assert.deepEqual((await agree([hana, isao])).moves, WIN);
});

test("a program and a browser play to a win, and the program is killed between", { skip }, async (t) => {
  const hall = await lobby(t);
  const { page } = await open(t, {
    permissions: ["clipboard-read", "clipboard-write"],
    prepare: (context) =>
      context.addInitScript((lobby) => {
        localStorage["narabe/settings.ron"] ??= `0\n(player_name: "Mei", lobby: "${lobby}", motion: Off)`;
      }, hall.address),
  });
  const mei = {
    press: (place) => press(page, place),
    seat: () => page.evaluate(() => localStorage["narabe/online.ron"] ?? ""),
  };
  const display = await screen(t, 1280);
  const hana = desktop(t, { display, name: "Hana", lobby: hall.address });
  await mei.press(PLACES.online);
  await shows(page, "online");
  await mei.press(PLACES.create);
  await until("a room is open", async () => (await hall.health()).rooms === 1);
  await press(page, PLACES.copyCode);
  const code = await until("the code is copied", () => page.evaluate(() => navigator.clipboard.readText()));
  await hana.start("--join", code);
  const begun = async () => ledger(hana.seat()).digests.length === 1 && ledger(await mei.seat()).digests.length === 1;
  await until("the match begins", begun, () => hana.press(PLACES.agree));
  await play(WIN.slice(0, BREAK), 0, [hana, mei]);
  await picture(page, "online");

  await hana.kill();
  await hana.start("--return");
  await play(WIN, BREAK, [hana, mei]);
  assert.deepEqual((await agree([hana, mei])).moves, WIN);
  await shows(page, "result");
  await picture(page, "online-result");
});
