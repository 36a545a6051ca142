// A browser whose tabs are hidden when another comes to the front, with its timers throttled as in earnest: those of Playwright are
// always visible. It is asked through a pipe.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { BROWSERS, PATIENCE, SWITCHES } from "./browser.mjs";

// After so many seconds in the background the timers of a page run once a minute; by default that is after minutes.
const GRACE = 10;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Starts the browser, which ends with the test. Returns a function that opens a tab in front of the others.
export async function tabs(t) {
  const profile = mkdtempSync(path.join(os.tmpdir(), "narabe-browser-"));
  const program = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  const throttled = `--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/${GRACE}`;
  const browser = spawn(
    program,
    [...SWITCHES, "--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`, throttled, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  t.after(async () => {
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    browser.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const send = connection(browser.stdio[3], browser.stdio[4]);
  return async (url, before = "") => {
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    const ask = (method, parameters) => send(method, parameters, sessionId);
    await ask("Page.enable");
    await ask("Page.addScriptToEvaluateOnNewDocument", { source: before });
    await ask("Page.navigate", { url });
    const evaluate = async (expression) => {
      const { result } = await ask("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
      return result?.value;
    };
    return {
      evaluate,
      // Waits until an expression is true.
      async until(expression) {
        const end = Date.now() + PATIENCE;
        while (!(await evaluate(expression))) {
          if (Date.now() > end) throw new Error(`not true within ${PATIENCE} ms: ${expression}`);
          await pause(200);
        }
      },
      toFront: () => send("Target.activateTarget", { targetId }),
    };
  };
}

// Sends commands of the DevTools protocol, each of which is answered; messages end with a zero.
function connection(input, output) {
  const waiting = new Map();
  let [number, rest] = [0, ""];
  output.setEncoding("utf8");
  output.on("data", (data) => {
    const messages = (rest + data).split("\0");
    rest = messages.pop();
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      waiting.get(id)?.(result ?? { error });
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      input.write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`);
    });
}
