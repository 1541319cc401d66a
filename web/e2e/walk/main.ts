import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { BROWSER_FLAGS, ensureBrowser } from "../browser.ts";
import { countKinds, formatKinds } from "./kinds.ts";
import { lineOf } from "./lineOf.ts";
import { shorten } from "./shorten.ts";
import { startShop } from "./startShop.ts";
import { type Finding, type TakenStep, takeSteps } from "./takeSteps.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    steps: { type: "string", default: "300" },
    minutes: { type: "string" },
    only: { type: "string" },
    without: { type: "string", multiple: true, default: [] },
    shorten: { type: "boolean", default: false },
    headed: { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
  },
});

const steps = Number(values.steps);
const minutes = values.minutes === undefined ? null : Number(values.minutes);
const only = values.only === undefined ? undefined : parseOnly(values.only);
const without = new Set(values.without);
const firstSeed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);

const scenes = "test-results/walk";
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: BROWSER_FLAGS,
  headless: !values.headed,
});
const findings: Finding[] = [];
const total = { walks: 0, steps: 0, orders: 0, kinds: new Map<string, number>() };
const started = Date.now();
try {
  for (let seed = firstSeed; ; seed++) {
    console.log(`seed ${seed}`);
    const onStep = values.quiet ? undefined : (step: TakenStep) => console.log(lineOf(step));
    const result = await takeSteps(browser, shop, {
      seed,
      steps,
      without,
      scenes,
      ...(only && { only }),
      ...(onStep && { onStep }),
    });
    total.walks++;
    total.steps += result.taken.length;
    total.orders += result.orders;
    countKinds(result.taken, total.kinds);
    if (result.finding) await report(result.finding);
    if (minutes === null || Date.now() - started > minutes * 60_000) break;
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(
  `${total.walks} walks from seed ${firstSeed}, ${total.steps} steps, ${total.orders} orders, ${findings.length} findings, ${((Date.now() - started) / 60_000).toPrecision(3)} minutes`,
);
console.log(formatKinds(total.kinds));
for (const { seed, step, rule, what } of findings)
  console.log(`- seed ${seed}, step ${step}: ${rule}: ${what}`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function report(finding: Finding): Promise<void> {
  findings.push(finding);
  console.log(`FOUND at step ${finding.step} of seed ${finding.seed}: ${finding.rule}`);
  console.log(`  ${finding.what}`);
  console.log(`  scene: ${scenes}/seed-${finding.seed}-step-${finding.step}.png and .json`);
  console.log(`  replay: npm run -w web walk -- --seed ${finding.seed} --steps ${finding.step}`);
  if (!values.shorten) {
    for (const step of finding.taken.slice(-15)) console.log(lineOf(step));
    return;
  }
  let shortest = finding;
  const { seed, step, rule } = finding;
  const last = finding.taken.at(-1)!;
  await shorten(finding.taken.slice(0, -1), async (fewer) => {
    const plan = new Map([...fewer, last].map(({ number, name }) => [number, name]));
    const result = await takeSteps(browser, shop, { seed, steps: step, without, only: plan });
    total.steps += result.taken.length;
    if (result.finding?.rule !== rule || result.finding.step !== step) return false;
    shortest = result.finding;
    return true;
  });
  const plan = shortest.taken.map(({ number, name }) => `${number} ${name}`).join(", ");
  console.log(`  shorter: npm run -w web walk -- --seed ${seed} --steps ${step} --only "${plan}"`);
  console.log(`  ${shortest.what}`);
  for (const step of shortest.taken) console.log(lineOf(step));
}

/** `2 add to cart, 7 reload`: numbers and names as they are logged. */
function parseOnly(text: string): Map<number, string> {
  return new Map(
    text.split(",").map((part) => {
      const [number = "", ...name] = part.trim().split(" ");
      return [Number(number), name.join(" ")];
    }),
  );
}
