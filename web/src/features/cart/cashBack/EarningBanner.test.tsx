import type { Invoice, SiteCode } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { EarningBanner } from "./EarningBanner.tsx";

const invoice = {
  subtotal: 50,
  rewards: 5,
  currency: "USD",
  discounts: { promotion: 0, credits: 0 },
} as unknown as Invoice;

it.each<[string, SiteCode, boolean, boolean]>([
  ["the main boutique site", "boutique", true, true],
  ["an outlet that has cash back", "outlet", true, false],
  ["a closet that has cash back", "closet", true, false],
  ["a main site without cash back", "boutique", false, false],
])(
  "says what an order earns on the main boutique site alone: %s (S-021)",
  async (_, code, creditsDisplay, shown) => {
    const inShop = await createShopContext({ site: { code, creditsDisplay } });
    const html = renderToStaticMarkup(
      inShop(<EarningBanner invoice={invoice} promotion={null} lines={[]} />),
    );
    expect(html.includes("cash back")).toBe(shown);
  },
);

it.each([
  [undefined, "$5 cash back"],
  [2, "$5.00 cash back"],
])("writes %s decimals (SA-407, CA-83, C-745)", async (digits, words) => {
  const inShop = await createShopContext({ site: { code: "boutique", creditsDisplay: true } });
  const props = { invoice, promotion: null, lines: [], ...(digits && { digits }) };
  expect(renderToStaticMarkup(inShop(<EarningBanner {...props} />))).toContain(words);
});
