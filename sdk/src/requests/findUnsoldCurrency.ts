import type { Currency } from "../types.ts";

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
 * The text of each place where a request names a currency that no site of the shop sells in, by path; the request may be
 * invalid otherwise. A shop without sites sells nothing yet, and refuses none.
 */
export function findUnsoldCurrency(
  request: { query?: unknown; body?: unknown },
  sold: readonly Currency[],
): Record<string, string> {
  const currencies = [...new Set(sold)];
  if (currencies.length === 0) return {};
  const unsold = places.filter(([part, path]) => {
    const currency = path
      .split(".")
      .reduce<unknown>((value, name) => (value as Part | null | undefined)?.[name], request[part]);
    return typeof currency === "string" && /^[A-Z]{3}$/.test(currency) && !currencies.includes(currency);
  });
  return Object.fromEntries(unsold.map(([, path]) => [path, refusal(currencies)]));
}

const list = /* @__PURE__ */ new Intl.ListFormat("en", { type: "disjunction" });

const refusal = (sold: readonly Currency[]): string =>
  `We only support ${list.format(sold)} currenc${sold.length === 1 ? "y" : "ies"}`;
