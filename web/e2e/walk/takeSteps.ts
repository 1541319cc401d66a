import type { Browser } from "playwright";
import { eventually } from "./eventually.ts";
import { INVARIANTS } from "./invariants.ts";
import { resetShop } from "./merchant.ts";
import { createRandom, type Random } from "./random.ts";
import type { Step } from "./Step.ts";
import { saveScene } from "./saveScene.ts";
import { settle } from "./settle.ts";
import { finishOrder } from "./steps/checkoutSteps.ts";
import { STEPS } from "./steps/index.ts";
import { goOnline } from "./steps/networkSteps.ts";
import { type Shop, Walk } from "./Walk.ts";

export interface Course {
  seed: number;
  steps: number;
  /** Takes only these steps, by number: a failing walk, made shorter. A step that can't be done then is left out. */
  only?: ReadonlyMap<number, string>;
  /** Names of steps and invariants to leave out. */
  without?: ReadonlySet<string>;
  /** Directory for what the tabs show and keep when something does not hold. */
  scenes?: string;
  /** Hears each step as it is taken. */
  onStep?: (step: TakenStep) => void;
}

export interface TakenStep {
  number: number;
  name: string;
  told: string;
}

export interface Finding {
  seed: number;
  step: number;
  /** The invariant that did not hold, or the step that could not be taken. */
  rule: string;
  what: string;
  /** The steps that were taken, as they are logged. */
  taken: TakenStep[];
}

export interface Result {
  /** The steps that were taken, in their order. */
  taken: readonly TakenStep[];
  orders: number;
  finding: Finding | null;
}

/** The cart is bought every so many steps, and at the end. */
const BUY_EVERY = 60;

/** Walks until the steps are taken or something does not hold. */
export async function takeSteps(browser: Browser, shop: Shop, course: Course): Promise<Result> {
  const { seed, steps, only, without = new Set(), onStep } = course;
  const invariants = INVARIANTS.filter(({ name }) => !without.has(name));
  const drawn = DRAWN.filter(({ name }) => !without.has(name));
  const walk = await Walk.start(browser, shop);
  const taken: TakenStep[] = [];
  try {
    for (let number = 1; number <= steps + 1; number++) {
      if (only && number <= steps && !only.has(number)) continue;
      walk.random = createRandom(seed, number);
      const buys =
        !without.has(finishOrder.name) && (number > steps || (number % BUY_EVERY === 0 && walk.online));
      if (number > steps) await backOnline(walk);
      const step = buys
        ? finishOrder
        : only
          ? await namedStep(walk, only.get(number))
          : await chooseStep(walk, drawn, walk.random);
      if (!step) continue;
      let rule = step.name;
      try {
        const entry = { number, name: step.name, told: "" };
        taken.push(entry);
        entry.told = await step.take(walk);
        onStep?.(entry);
        for (const invariant of invariants) {
          rule = invariant.name;
          await eventually(() => invariant.check(walk));
        }
        await settle(walk.tab);
      } catch (error) {
        const what = reasonOf(error);
        if (course.scenes) await saveScene(walk, course.scenes, `seed-${seed}-step-${number}`);
        return {
          taken,
          orders: walk.orders,
          finding: { seed, step: number, rule, what, taken },
        };
      }
    }
    return { taken, orders: walk.orders, finding: null };
  } finally {
    await walk.end();
    await resetShop(shop);
  }
}

/** At the end everything can be bought, so the network has to be back. */
async function backOnline(walk: Walk): Promise<void> {
  if (!walk.online) await goOnline.take(walk);
}

/** Each step as often as its weight. */
const DRAWN = STEPS.flatMap((step) => Array.from({ length: step.weight }, () => step));

/** Draws by seed and number alone; the first that can be taken now is taken. */
async function chooseStep(walk: Walk, drawn: readonly Step[], random: Random): Promise<Step> {
  for (;;) {
    const step = random.pick(drawn);
    if (await step.applies(walk)) return step;
  }
}

async function namedStep(walk: Walk, name: string | undefined): Promise<Step | null> {
  const step = STEPS.find((each) => each.name === name);
  return step && (await step.applies(walk)) ? step : null;
}

/** The first line, and what stood in the way of a press. */
function reasonOf(error: unknown): string {
  const lines = error instanceof Error ? error.message.split("\n") : [String(error)];
  const obstacle = lines.find((line) => line.includes("intercepts pointer events"));
  return [...lines.slice(0, 4), ...(obstacle ? [obstacle] : [])].join(" ");
}
