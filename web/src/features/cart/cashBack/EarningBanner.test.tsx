import type { Invoice } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EarningBanner } from "./EarningBanner.tsx";

let site: { code: string; creditsDisplay: boolean };
vi.mock("../../../platform/sites/useSite.ts", () => ({ useSite: () => site }));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));

const invoice = {
  subtotal: 50,
  rewards: 5,
  currency: "USD",
  discounts: { promotion: 0, credits: 0 },
} as unknown as Invoice;

it.each([
  ["the main boutique site", "boutique", true, true],
  ["an outlet that has cash back", "outlet", true, false],
  ["a closet that has cash back", "closet", true, false],
  ["a main site without cash back", "boutique", false, false],
])(
  "says what an order earns on the main boutique site alone: %s (S-021)",
  (_, code, creditsDisplay, shown) => {
    site = { code, creditsDisplay };
    const html = renderToStaticMarkup(<EarningBanner invoice={invoice} promotion={null} lines={[]} />);
    expect(html.includes("cash back")).toBe(shown);
  },
);

it.each([
  [undefined, "$5 cash back"],
  [2, "$5.00 cash back"],
])("writes %s decimals (SA-407, CA-83, C-745)", (digits, words) => {
  site = { code: "boutique", creditsDisplay: true };
  const props = { invoice, promotion: null, lines: [], ...(digits && { digits }) };
  expect(renderToStaticMarkup(<EarningBanner {...props} />)).toContain(words);
});
