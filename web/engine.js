// The worker's script: loads the engine, the build with SIMD where the browser has it, and passes letters on.
import init, { answer } from "./narabe_worker.js";

// The smallest module with a SIMD instruction in it: (module (func (result v128) (i8x16.splat (i32.const 0)))).
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);

const file = WebAssembly.validate(SIMD) ? "./narabe_worker_bg.wasm" : "./narabe_worker_plain_bg.wasm";
const ready = init({ module_or_path: new URL(file, import.meta.url) });

// The number of the last question that is no longer wanted, where page and worker can share memory.
let stopped = null;

self.onmessage = async ({ data }) => {
  if (data instanceof Int32Array) {
    stopped = data;
    return;
  }
  try {
    await ready;
    answer(
      data,
      (text) => self.postMessage(text),
      (number) => stopped !== null && Atomics.load(stopped, 0) >= number,
    );
  } catch (fault) {
    // After a fault the engine's memory cannot be trusted: the page makes another worker.
    self.postMessage({ fault: String(fault) });
    self.close();
  }
};
