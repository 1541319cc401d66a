import { defineConfig } from "vitest/config";

const all = ["{openapi,sdk,server,mocks,web}/**/*.test.{ts,tsx}"];
const none = ["**/node_modules/**", "**/dist/**", "web/e2e/**"];
/** The SDK's rules and forms are pure functions: their files share a worker, which costs more to start than they take. */
const pure = ["sdk/src/*/**/*.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["./generate-if-stale.ts"],
    projects: [
      { extends: true, test: { name: "pure", include: pure, exclude: none, isolate: false } },
      { extends: true, test: { name: "isolated", include: all, exclude: [...none, ...pure] } },
    ],
    // Two cores, and some tests run whole servers: more workers only make each other late.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default second is short for a server or a browser that shares its cores.
    expect: { poll: { timeout: 30_000 } },
    // One slow browser must not reject a whole change; a developer sees the first failure.
    retry: process.env.CI ? 1 : 0,
  },
});
