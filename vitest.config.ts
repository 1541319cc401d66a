import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{openapi,sdk,server,mocks,web}/**/*.test.{ts,tsx}"],
    globalSetup: ["./generate-if-stale.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "web/e2e/**"],
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
