import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";
import { getOrderId, newPurchase, type PurchaseRequest, send } from "./purchase.ts";

const nonceUsedCode = '"code":"91564"';

/** Buyers at work, and what they saw. */
export interface Buying {
  /** Orders by their key. */
  acknowledged: Map<string, string>;
  /** Keys whose payment was released: a nonce works once, so the shopper must enter the card again. */
  mustPayAgain: Set<string>;
  /** How often each refusal came: `503 serviceUnavailable retry-after 5`. */
  refusals: Map<string, number>;
  slowestMilliseconds: number;
  /** No new purchases; resolves when all that were begun are settled. */
  finish(): Promise<void>;
}

/** Runs `buyers` who buy continuously and repeat each request under one key until it is answered, as the SDK does. */
export function keepBuying(origin: string, buyers: number): Buying {
  let over = false;
  const buying: Buying = {
    acknowledged: new Map(),
    mustPayAgain: new Set(),
    refusals: new Map(),
    slowestMilliseconds: 0,
    async finish() {
      over = true;
      await all;
    },
  };
  const settles = async (purchase: PurchaseRequest): Promise<boolean> => {
    const began = performance.now();
    const response = await send(origin, purchase);
    buying.slowestMilliseconds = Math.max(buying.slowestMilliseconds, (performance.now() - began) | 0);
    if (response.status === 200) buying.acknowledged.set(purchase.key, getOrderId(response));
    else if (response.text.includes(nonceUsedCode)) buying.mustPayAgain.add(purchase.key);
    else {
      const { reference } = JSON.parse(response.text) as { reference: string };
      const name = `${response.status} ${reference} retry-after ${response.headers.get("retry-after")}`;
      buying.refusals.set(name, (buying.refusals.get(name) ?? 0) + 1);
      return false;
    }
    return true;
  };
  const buyer = async () => {
    while (!over) {
      const purchase = newPurchase();
      while (!(await settles(purchase))) await sleep(200);
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, buyer));
  // `finish` reports the failure.
  all.catch(() => {});
  return buying;
}

/** Waits for `count` orders that are acknowledged from now on. */
export function untilMoreOrders(buying: Buying, count: number): Promise<void> {
  const before = buying.acknowledged.size;
  return vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThanOrEqual(before + count), {
    timeout: 120_000,
    interval: 20,
  });
}
