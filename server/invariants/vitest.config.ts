import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The invariants at their full counts, two files at a time: `npm run -w server invariants`, with a part of a name for only some. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    globalSetup: ["./build.ts", "./server/src/testing/testRun.ts"],
    include: ["server/invariants/**/*.test.ts"],
    env: { INVARIANTS: "full", EVERY_STORE: "1" },
    maxWorkers: 2,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
