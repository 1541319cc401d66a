import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { countKinds, formatKinds, KINDS } from "./kinds.ts";
import { lineOf } from "./lineOf.ts";
import { takeSteps } from "./takeSteps.ts";

/** The same in every run: a red run is this change's doing. Other seeds are for `npm run -w web walk -- --minutes 30`. */
const SEED = 1;
const STEPS = process.env.FULL === undefined ? 30 : 300;

// A trace of 300 steps is larger than it helps: seed and steps bring it all back.
test.use({ trace: "off" });

test(`a shopper walks at random, loses nothing and can buy (seed ${SEED}, ${STEPS} steps)`, async ({
  browser,
}) => {
  // A busy machine takes as many steps, not as much time.
  test.setTimeout(1_800_000);
  const { finding, orders, taken } = await takeSteps(
    browser,
    { url: SHOP.url },
    { seed: SEED, steps: STEPS, onStep: (step) => console.log(lineOf(step)) },
  );
  const kinds = countKinds(taken);
  console.log(`seed ${SEED}: ${taken.length} steps, ${orders} orders: ${formatKinds(kinds)}`);
  const replay = finding && `npm run -w web walk -- --seed ${SEED} --steps ${finding.step}`;
  expect(finding?.what ?? null, `${finding?.rule}\n${replay}`).toBeNull();
  // The long walk of the full run takes every kind of step.
  if (process.env.FULL !== undefined)
    expect(
      KINDS.filter((name) => !kinds.has(name)),
      "kinds of steps that were never taken",
    ).toEqual([]);
  expect(orders).toBeGreaterThan(0);
});
