// The engine's script: loads the engine, with SIMD if the browser supports it, and passes messages on. It runs in a
// worker; a page without workers imports it and calls `here`.
import init, { addWeights, answer, join, missingWeights } from "./narabe_worker.js";

// The smallest module with a SIMD instruction: (module (func (result v128) (i8x16.splat (i32.const 0)))).
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);
// 32-bit words of an entry of the shared transposition table.
const ENTRY = 4;
// Longer than a frame, in milliseconds.
const FRAME = 60;
// How long weights may take to load, in milliseconds.
const WEIGHTS_WAIT = 10_000;

const file = WebAssembly.validate(SIMD) ? "./narabe_worker_bg.wasm" : "./narabe_worker_plain_bg.wasm";

// Where page and workers share memory: the number of the last cancelled task, and the shared transposition table.
let stopped = null;
let table = null;

globalThis.readSharedEntry = (index, entry) => {
  const first = index * ENTRY;
  for (let word = 0; word < ENTRY; word += 1) entry[word] = table[first + word];
};
globalThis.writeSharedEntry = (index, entry) => {
  const first = index * ENTRY;
  for (let word = 0; word < ENTRY; word += 1) table[first + word] = entry[word];
};

// The files of weights that have been asked for.
const askedFor = new Set();

// Loads the weights of a question's rule if the engine lacks them. Where they cannot be loaded it goes on with those of another rule.
async function loadWeights(question) {
  const file = missingWeights(question);
  if (!file || askedFor.has(file)) return;
  askedFor.add(file);
  try {
    const signal = AbortSignal.timeout?.(WEIGHTS_WAIT);
    const response = await fetch(new URL(`./assets/engine/${file}`, import.meta.url), { signal });
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    addWeights(question, new Uint8Array(await response.arrayBuffer()));
  } catch (fault) {
    console.warn(`${file} could not be loaded: ${fault}`);
  }
}

async function take(message, tell) {
  if (typeof message === "string") {
    await loadWeights(message);
    const isStopped = (number) => stopped !== null && Atomics.load(stopped, 0) >= number;
    answer(message, tell, isStopped);
    return;
  }
  stopped = message.stopped;
  table = message.table;
  join(message.number, table.length / ENTRY);
}

const load = () => init({ module_or_path: new URL(file, import.meta.url) });

// Runs the engine in the page, which is blocked while it thinks: for browsers without workers. Returns a function that
// takes a message; `tell` receives the output.
export async function here(tell) {
  await load();
  return async (letter) => {
    // Lets pending changes be drawn before the page is blocked.
    await new Promise((resolve) => setTimeout(resolve, FRAME));
    await take(letter, tell);
  };
}

if (globalThis.WorkerGlobalScope) {
  let hasRun = false;
  let work = load().then(() => {
    hasRun = true;
  });
  self.onmessage = ({ data }) => {
    work = work
      .then(() => take(data, (letter) => self.postMessage(letter)))
      .catch((fault) => {
        // After an error the engine's memory is unreliable: the page starts another worker.
        self.postMessage({ fault: String(fault), hasRun });
        self.close();
      });
  };
}
