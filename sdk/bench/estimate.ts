// How long an estimate takes: `node sdk/bench/estimate.ts`. Prints, asserts nothing.

import { estimateCart } from "../src/rules/estimate.ts";
import { type ExplainInput, explainEstimate } from "../src/rules/explainEstimate.ts";
import { line, NOW, product, promotion, taxes } from "../src/rules/testing/fixtures.ts";
import { judged } from "../src/rules/testing/judged.ts";

const LIMIT_US = 100;
const ids = Array.from({ length: 1000 }, (_, at) => at + 1);

function cart(lines: number) {
  return {
    lines: ids
      .slice(0, lines)
      .map((id) =>
        line(product({ id, usd: 10 + (id % 90), minimum_prices: { USD: 5 } }), { quantity: 1 + (id % 3) }),
      ),
    currency: "USD" as const,
    promotion: promotion({
      discount: 15,
      minimum: 5,
      excluded_product_ids: [3, 5, 7],
      required_product_ids: "1",
    }),
    site: "boutique" as const,
    giftCard: {
      code: "1-2222-3333-4444",
      site: "boutique" as const,
      amount_remaining: 25,
      currency: "USD" as const,
    },
    credits: 10,
    rates: [{ amount: 7, original: 7, range: { min: 0, max: null } }],
    taxes: taxes(8.25),
    addOnMinimum: 29,
  };
}

/** Median microseconds of one call. */
function measure(lines: number, work: (input: ExplainInput) => unknown = estimateCart): number {
  const input = cart(lines);
  const runs = Math.max(200, 200_000 / lines);
  const samples: number[] = [];
  for (let run = 0; run < runs * 2; run++) {
    const start = performance.now();
    work(judged(input, { site: "boutique", now: NOW }));
    if (run >= runs) samples.push((performance.now() - start) * 1000);
  }
  return samples.sort((a, b) => a - b)[samples.length >> 1] as number;
}

const show = (amount: number, digits: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: digits });

measure(100);
const results = [10, 100, 1000].map((lines) => ({ lines, us: measure(lines) }));
for (const { lines, us } of results) {
  console.log(
    `${String(lines).padStart(5)} lines  ${show(us, 1).padStart(8)} µs  ${show(us / lines, 3)} µs a line`,
  );
}
const hundred = results[1]?.us as number;
console.log(`100 lines against ${LIMIT_US} µs: ${show(hundred / LIMIT_US, 2)} × the limit`);
console.log(`100 lines explained: ${show(measure(100, explainEstimate), 1)} µs`);
