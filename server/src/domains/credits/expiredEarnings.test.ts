import { expect, it } from "vitest";
import { expiredEarnings, type LedgerEntry } from "./expiredEarnings.ts";

const entry = (
  type: LedgerEntry["type"],
  amount: number,
  order_id: string | null = null,
  returned = false,
): LedgerEntry => ({ type, amount, order_id, returned });
const earn = (order: string, amount: number) => entry("increase", amount, order);
const spend = (amount: number) => entry("decrease", amount, "other");
const take = (order: string, amount: number) => entry("decrease", amount, order, true);
const giveBack = (order: string, amount: number) => entry("increase", amount, order, true);
const expire = (amount: number) => entry("expire", amount);

it.each<[string, LedgerEntry[], number]>([
  ["nothing expired", [earn("a", 10), spend(4)], 0],
  ["all of it", [earn("a", 10), expire(10)], 10],
  ["the rest of what was spent", [earn("a", 10), spend(4), expire(6)], 6],
  ["the rest of what a refund took", [earn("a", 10), take("a", 5), expire(5)], 5],
  ["the oldest is spent first, another order's", [earn("b", 10), earn("a", 10), spend(10), expire(10)], 10],
  ["the oldest is spent first, its own", [earn("a", 10), earn("b", 10), spend(10), expire(10)], 0],
  ["a refund takes its own order's", [earn("a", 10), earn("b", 10), take("b", 10), expire(10)], 10],
  ["what a later order earned stays", [earn("a", 10), expire(10), earn("b", 10), spend(10)], 10],
  ["an end before it was earned", [earn("b", 10), expire(10), earn("a", 10)], 0],
  ["cash back that was paid with is not earned", [giveBack("a", 10), expire(10)], 0],
  ["what was spent and came back", [earn("a", 10), spend(10), giveBack("other", 10), expire(10)], 10],
  [
    "what was spent and came back in part",
    [earn("a", 4), earn("b", 6), spend(8), giveBack("other", 6), expire(8)],
    4,
  ],
  ["twice", [earn("a", 10), expire(10), earn("a", 5), expire(5)], 15],
  ["cents", [earn("a", 0.3), spend(0.1), expire(0.2)], 0.2],
])("cash back that expired: %s", (_, entries, expired) =>
  expect(expiredEarnings(entries, "a")).toBe(expired),
);
