import { readFileSync } from "node:fs";
import type { Order, Refund, Site } from "@velours/sdk/types";
import { parse } from "yaml";

function example<T>(name: string): T {
  const url = new URL(`../../../../openapi/examples/${name}.yaml`, import.meta.url);
  return (parse(readFileSync(url, "utf8")) as { value: T }).value;
}

/** The contract's own examples, for tests. */
export const order = example<Order>("order");
export const site = example<Site>("site");

/** A refund of a unit of the order's first line. */
export const refund: Refund = {
  id: "b1c2d3e4-1111-4222-8333-444455556666",
  created_at: "2026-11-22T09:00:00.000Z",
  kind: "refund",
  state: "done",
  amount: 51.96,
  payments: { creditCard: 51.96, giftCard: 0, credits: 0 },
  cashBack: 0,
  withheld: 0,
  shipping: 0,
  lines: [{ line: 1, quantity: 1, amount: 51.96 }],
  creditNote: "BOUTIQUE-CN-2026-000004",
};
