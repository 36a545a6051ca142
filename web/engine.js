// The engine's script: loads the engine, the build with SIMD where the browser has it, and passes letters on. It runs in
// a worker; a page that can have none imports it and calls `here`.
import init, { answer, join } from "./narabe_worker.js";

// The smallest module with a SIMD instruction in it: (module (func (result v128) (i8x16.splat (i32.const 0)))).
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);
// 32-bit words of an entry of the shared transposition table.
const ENTRY = 4;
// Longer than a frame takes, in milliseconds.
const FRAME = 60;

const file = WebAssembly.validate(SIMD) ? "./narabe_worker_bg.wasm" : "./narabe_worker_plain_bg.wasm";

// Where page and workers can share memory: the number of the last question that is no longer wanted, and the transposition
// table that the workers share.
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

function take(message, tell) {
  if (typeof message === "string") {
    const isStopped = (number) => stopped !== null && Atomics.load(stopped, 0) >= number;
    answer(message, tell, isStopped);
    return;
  }
  stopped = message.stopped;
  table = message.table;
  join(message.number, table.length / ENTRY);
}

const load = () => init({ module_or_path: new URL(file, import.meta.url) });

// The engine in the page itself, which stands still while it thinks: for browsers that give us no worker. Answers a
// function that takes a question, and tells `tell` what is found.
export async function here(tell) {
  await load();
  return async (letter) => {
    // What was done before is seen before the page stands still.
    await new Promise((resolve) => setTimeout(resolve, FRAME));
    take(letter, tell);
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
        // After a fault the engine's memory cannot be trusted: the page makes another worker.
        self.postMessage({ fault: String(fault), hasRun });
        self.close();
      });
  };
}
