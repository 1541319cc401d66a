import type { Currency, Product } from "@velours/sdk/types";
import type { Case, CaseDefinition } from "../Case.ts";
import type { HttpResponse } from "../http/Browser.ts";
import { readResults } from "../purchase/readResults.ts";
import { read } from "./read.ts";

interface Line {
  variant: { id: number };
  quantity: number;
  price?: number;
}

const validate = (check: Case, currency: Currency, line: Line): Promise<HttpResponse> =>
  check.caller()("validateCart", {
    body: { cart: { products: [line], promotion: null, type: "physical", invoice: { currency } } },
  });

export const cartRules: readonly CaseDefinition[] = [
  {
    name: "a price that the shopper saw is compared with today's",
    check: async (check) => {
      const { first } = check.fixture.products;
      for (const currency of new Set(check.fixture.places.map(({ currency }) => currency))) {
        const query = `configuration[currency]=${currency}`;
        const product = await read<Product>(check, "getProduct", { params: { id: first.product }, query });
        const price = product.variants.find(({ id }) => id === first.variant)?.price ?? 0;
        const line = { variant: { id: first.variant }, quantity: 2 };
        const right = await validate(check, currency, { ...line, price: price * 2 });
        check.expect(
          readResults(right, "prices").length === 0,
          `the price of ${price} in ${currency} is called another than was seen`,
        );
        const stale = await validate(check, currency, { ...line, price: 1 });
        check.expectAnswer(
          stale,
          "cartValidationErrors",
          `a line seen at 1 instead of ${price * 2} ${currency}`,
        );
        if (stale.status < 300) continue;
        const now = readResults(stale, "prices")[0]?.price?.new;
        check.expect(now === price, `a line seen at 1 is said to cost ${now} instead of ${price}`, "amount");
      }
    },
  },
  {
    name: "what is not in stock cannot be bought",
    check: async (check) => {
      const { soldOut, products } = check.fixture;
      const none = await validate(check, "USD", { variant: { id: soldOut.variant }, quantity: 1 });
      check.expectAnswer(none, "cartValidationErrors", "a variant that is sold out");
      check.expect(
        none.status < 300 ||
          readResults(none, "inventory").some(({ variantId }) => variantId === soldOut.variant),
        `the refusal does not say that variant ${soldOut.variant} is out of stock`,
      );
      const { scarce } = check.fixture;
      const { variant } = scarce[0] ?? products.first;
      const many = await validate(check, "USD", { variant: { id: variant }, quantity: 999 });
      check.expectAnswer(many, "cartValidationErrors", `999 of variant ${variant}`);
    },
  },
];
