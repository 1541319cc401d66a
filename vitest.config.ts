import { defineConfig } from "vitest/config";

const all = ["{openapi,sdk,server,mocks,web}/**/*.test.{ts,tsx}"];
const none = ["**/node_modules/**", "**/dist/**", "web/e2e/**"];
/** Loading the server or the rules takes a file longer than most of its tests: the files of a worker share what is loaded. */
const sharing = ["sdk/src/*/**/*.test.ts", "server/**/*.test.ts"];
/** Puts something else in a module's place, which the files of a shared worker would get too. */
const mocking = ["server/src/domains/accounts/enumeration.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["./generate-if-stale.ts", "./server/src/testing/testRun.ts", "./web/e2e/provideBrowser.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: sharing,
          exclude: [...none, ...mocking],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: "mocking", include: mocking, exclude: none } },
      { extends: true, test: { name: "isolated", include: all, exclude: [...none, ...sharing] } },
    ],
    // Two cores, and some tests run whole servers: more workers only make each other late.
    maxWorkers: 2,
    // Since Node 24.15 the Maglev compiler can end a busy process on few cores: https://github.com/nodejs/node/issues/64841
    execArgv: ["--no-maglev"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default second is short for a server or a browser that shares its cores.
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
  },
});
