import { defineConfig, mergeConfig } from "vitest/config";
import { nearestTests } from "./.ci/nearestTests.ts";
import config from "./vitest.config.ts";

/** Nearly everything stands on some rules: all tests that a save touches are the gate's, the nearest answer at once. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      watchTriggerPatterns: [
        { pattern: /^(?!.*\/(?:dist|generated|node_modules|e2e)\/).*\.tsx?$/, testsToRun: nearestTests },
      ],
    },
  }),
);
