import { join } from "node:path";
import type { Part } from "./Part.ts";

const reporter = (name: string) => join(import.meta.dirname, `${name}Reporter.ts`);

/** The parts of `npm run lint`. */
export const lint: Part[] = [
  { name: "contract", command: "node openapi/generate/lint.ts" },
  {
    name: "imports",
    command: [
      ["."],
      ["--config server/.dependency-cruiser.mjs", "server/src"],
      ["--config web/.dependency-cruiser.mjs", "web/src"],
    ]
      .map((rules) => `depcruise --output-type err-long ${rules.join(" ")}`)
      .join(" && "),
  },
  { name: "code", command: "biome check ." },
  { name: "unused", command: "knip --no-config-hints" },
  { name: "wording", command: "node openapi/generate/wording/lint.ts" },
];

/** Parts that take seconds: the longest first, so that the last two lanes end together. */
export const checks: Part[] = [
  { name: "types" },
  // The oldest browsers must have what is built.
  { name: "build", command: "npm run -s build && node .ci/baseline/lint.ts" },
  ...lint,
  { name: "generated", command: "npm run -s generate -- --check" },
  { name: "diff", command: "npm run -s -w openapi diff" },
  { name: "size", command: "npm run -s -w sdk size" },
];

export const unit: Part = {
  name: "unit",
  command: `npm run -s unit -- --reporter=default --reporter=${reporter("vitest")}`,
  reports: true,
};

export const stories: Part = {
  name: "stories",
  command: `npm run -s stories -- --reporter=list,${reporter("playwright")}`,
  reports: true,
};

/** Everything there is, in the order of `npm run test:all`. */
export const everything: Part[] = [
  ...checks,
  { ...unit, env: { FULL: "1", EVERY_STORE: "1", REQUIRE_POSTGRES: "1" } },
  { ...stories, env: { FULL: "1", EVERY_STORY: "1" } },
  { name: "browsers", command: "npm run -s -w web browsers" },
  { name: "survives", command: "npm run -s -w web survives" },
  { name: "walk", command: "npm run -s -w web walk -- --quiet --minutes 30" },
  { name: "invariants", command: "npm run -s -w server invariants" },
  { name: "crawl", command: "npm run -s -w server crawl" },
  {
    name: "conformance",
    command: "node .ci/withShop.ts npm run -s -w openapi conformance -- --url SHOP/api --count 200",
  },
  { name: "consumers", command: "node .ci/consumers.ts" },
  { name: "generators", command: "npm run -s -w openapi generators" },
  { name: "lighthouse", command: "node .ci/withShop.ts npm run -s -w web lighthouse" },
];
