import type { Currency } from "../types.ts";
import { InvalidRequestError } from "./validate.ts";

type Part = { [name: string]: unknown };

/** Where requests of shoppers name a currency. */
const places: [part: "query" | "body", path: string][] = [
  ["query", "currency"],
  ["query", "configuration.currency"],
  ["body", "currency"],
  ["body", "invoice.currency"],
  ["body", "cart.invoice.currency"],
];

/**
 * Refuses a request in a currency that no site of the shop sells in. Throws an InvalidRequestError that names the path.
 * A shop without sites sells nothing yet, and refuses none.
 */
export function requireSoldCurrency(
  request: { query?: unknown; body?: unknown },
  sold: readonly Currency[],
): void {
  if (sold.length === 0) return;
  const currencies = [...new Set(sold)];
  for (const [part, path] of places) {
    const currency = path
      .split(".")
      .reduce<unknown>((value, name) => (value as Part | null | undefined)?.[name], request[part]);
    if (typeof currency === "string" && !currencies.includes(currency))
      throw new InvalidRequestError({ [path]: refusal(currencies) });
  }
}

const list = /* @__PURE__ */ new Intl.ListFormat("en", { type: "disjunction" });

const refusal = (sold: readonly Currency[]): string =>
  `We only support ${list.format(sold)} currenc${sold.length === 1 ? "y" : "ies"}`;
