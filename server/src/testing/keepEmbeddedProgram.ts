import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

declare global {
  /** The embedded store's program, for as long as a test worker lives. */
  var embeddedProgram: Promise<WebAssembly.Module> | undefined;
}

/**
 * Each embedded store compiles its program in a thread of its own, and V8 shares it among those that are open. When the last
 * one of many is closed V8 frees it, and can end the process: https://github.com/nodejs/node/issues/64500
 */
globalThis.embeddedProgram ??= WebAssembly.compile(
  readFileSync(createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.wasm")),
);
await globalThis.embeddedProgram;
