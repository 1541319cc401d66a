import { join } from "node:path";
import type { Part } from "./Part.ts";

const reporter = (name: string) => join(import.meta.dirname, `${name}Reporter.ts`);

/** The parts of `npm run lint`. */
export const lint: Part[] = [
  { name: "lint:contract" },
  { name: "lint:imports" },
  { name: "lint:code" },
  { name: "lint:unused" },
  { name: "lint:wording" },
];

/** Parts that take seconds: the longest first, so that the last two lanes end together. */
export const checks: Part[] = [
  { name: "types" },
  { name: "build" },
  ...lint,
  { name: "generate:check" },
  { name: "contract:diff" },
  { name: "size" },
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
  { ...unit, env: { FULL: "1", EVERY_STORE: "1" } },
  { ...stories, env: { FULL: "1", EVERY_STORY: "1" } },
  { name: "survives" },
  { name: "walk", command: "npm run -s walk -- --quiet --minutes 30" },
  { name: "invariants" },
  { name: "crawl" },
  {
    name: "conformance",
    command: "node .ci/withShop.ts npm run -s conformance -- --url SHOP/api --count 200",
  },
  { name: "generators" },
  { name: "lighthouse", command: "node .ci/withShop.ts npm run -s lighthouse" },
];
