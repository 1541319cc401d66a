// biome-ignore-all lint/plugin: every rounding of the shop is in this file; round, floor, ceil and toFixed are forbidden elsewhere.
import type { Currency } from "../types.ts";

// 1.005 * 100 is 100.49999…: the factor lifts such products over the half they stand for.
const NOISE = 1 + 4 * Number.EPSILON;

/** Decimal amount → whole minor units (cents), halves away from zero. */
export const toMinor = (amount: number): number =>
  amount < 0 ? -Math.round(-amount * 100 * NOISE) : Math.round(amount * 100 * NOISE);

/** Whole minor units → decimal amount. */
export const fromMinor = (minor: number): number => minor / 100;

/** Rounds an amount to 2 decimals. */
export const round2 = (amount: number): number => toMinor(amount) / 100;

/** Rounds up to a whole amount; noise below half a cent is not an amount. */
export const ceilAmount = (amount: number): number => Math.ceil(toMinor(amount) / 100) || 0;

/** Rounds to 2 decimals, then down to a whole amount. */
export const floorAmount = (amount: number): number => Math.floor(toMinor(amount) / 100);

/** price × (1 − percent/100) rounded up to a whole amount; exact for prices of 2 decimals. */
export const ceilLessPercent = (price: number, percent: number): number =>
  Math.ceil((toMinor(price) * (100 - percent)) / 10_000 - 1e-9) || 0;

/** Percent of minor units, in minor units; a negative percent counts as 0. */
export const percentOfMinor = (minor: number, percent: number): number =>
  percent > 0 ? Math.round(((minor * percent) / 100) * NOISE) : 0;

/** Whole-amount part of minor units, in minor units. */
export const wholeMinor = (minor: number): number => Math.floor(minor / 100) * 100;

/** Minor units up to the next whole amount, in minor units. */
export const ceilMinor = (minor: number): number => Math.ceil(minor / 100) * 100 || 0;

/** minor ÷ parts × share, in minor units. */
export const shareOfMinor = (minor: number, parts: number, share: number): number =>
  parts > 0 ? Math.round(((minor * share) / parts) * NOISE) : 0;

/**
 * Splits minor units by weights that together are at least as much: each part is rounded down, the rest goes to the
 * largest, and what one cannot hold to the next largest. No part is more than its weight.
 */
export function splitByWeight(minor: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let rest = minor;
  const parts = weights.map((weight) => {
    const part = sum && Math.floor((minor * weight) / sum);
    rest -= part;
    return part;
  });
  for (const [index, weight] of [...weights.entries()].sort(([, a], [, b]) => b - a)) {
    const part = parts[index] as number;
    parts[index] = Math.min(weight, part + rest);
    rest -= parts[index] - part;
  }
  return parts;
}

/** Sum of amounts without float noise. */
export function sumAmounts(amounts: Iterable<number>): number {
  let minor = 0;
  for (const amount of amounts) minor += toMinor(amount);
  return minor / 100;
}

/** Unit price × quantity, 2 decimals. */
export const lineAmount = (unitPrice: number, quantity: number): number =>
  (toMinor(unitPrice) * quantity) / 100;

/** The total as shown: never below 0. */
export const displayTotal = (total: number): number => Math.max(0, total);

/** An amount as text with 2 decimals and a dot, as payment providers want it: `103.00`. */
export const decimalText = (amount: number): string => (toMinor(amount) / 100).toFixed(2);

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/**
 * Money as text, en-US in every language: a whole amount without decimals and any other with two, so that no price
 * reads lower than it is charged. Checkout asks for 2: `formatMoney(20, "USD", { digits: 2 })` → `$20.00`.
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  { digits = toMinor(amount) % 100 === 0 ? 0 : 2 }: { digits?: number | undefined } = {},
): string {
  const key = `${currency}${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  // Zero has no minus. Browsers before Chrome 106 and Firefox 116 throw at `signDisplay: "negative"`, which would say so.
  return format.format(round2(amount)).replace(/^-(?=[^1-9]*$)/, "");
}
