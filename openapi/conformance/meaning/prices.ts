import type { Currency, Product, ShippingRate, Suggestions, Taxes } from "@velours/sdk/types";
import type { Case, CaseDefinition } from "../Case.ts";
import { computeTaxes } from "../purchase/computeTaxes.ts";
import { differences } from "../purchase/differences.ts";
import { read, readCollection, toQuery } from "./read.ts";

/** Each amount of a product is its own in the currency asked for. */
function comparePrices(check: Case, product: Product, currency: Currency): void {
  const own = product.prices[currency] ?? product.variants[0]?.price;
  check.expect(
    product.price === own,
    `product ${product.id} costs ${product.price} in ${currency} instead of ${own}`,
    "amount",
  );
  for (const { id, price, prices, compare_at_price, compare_at_prices } of product.variants) {
    const expected = prices[currency];
    check.expect(
      price === expected,
      `variant ${id} costs ${price} in ${currency} instead of ${expected}`,
      "amount",
    );
    if (compare_at_prices === undefined) continue;
    const former = compare_at_prices[currency] ?? null;
    check.expect(
      compare_at_price === former,
      `variant ${id} was ${compare_at_price} in ${currency} instead of ${former}`,
      "amount",
    );
  }
}

/** Listing, product and suggestions have their amounts in the currency asked for. */
async function checkCurrency(check: Case, currency: Currency): Promise<void> {
  const configuration = { currency };
  const { products } = await readCollection(check, { configuration });
  for (const product of products) comparePrices(check, product, currency);
  const [first] = products;
  const query = toQuery({ configuration });
  if (first === undefined) return;
  comparePrices(
    check,
    await read<Product>(check, "getProduct", { params: { id: first.id }, query }),
    currency,
  );
  const found = await read<Suggestions>(check, "listSuggestions", {
    query: toQuery({ search: first.title, configuration }),
  });
  for (const { id, price } of found.products) {
    const listed = products.find((product) => product.id === id);
    check.expect(
      listed === undefined || listed.variants.some((variant) => variant.price === price),
      `suggestion ${id} costs ${price} in ${currency}, which no variant of it does`,
      "amount",
    );
  }
}

export const priceRules: readonly CaseDefinition[] = [
  {
    name: "prices are those in the currency asked for",
    check: async (check) => {
      for (const currency of new Set(check.fixture.places.map((place) => place.currency)))
        await checkCurrency(check, currency);
    },
  },
  {
    name: "shipping prices are the rates of the country, from nothing to no end",
    check: async (check) => {
      const { places, shippingRates } = check.fixture;
      const seen = new Set<string>();
      for (const { currency, address } of places) {
        const { country } = address;
        if (seen.has(`${country} ${currency}`)) continue;
        seen.add(`${country} ${currency}`);
        const { data } = await read<{ data: { standard: ShippingRate[] } }>(check, "listShippingRates", {
          query: toQuery({ country, configuration: { currency } }),
        });
        const expected = shippingRates
          .filter((rate) => rate.countries.includes(country ?? "") && rate.currency === currency)
          .filter(({ type }) => type === "standard")
          .map(({ amount, range }) => ({ amount, range }))
          .sort((some, others) => some.range.min - others.range.min);
        const found = data.standard.toSorted((some, others) => some.range.min - others.range.min);
        check.expect(found.length === expected.length, `${country} has ${found.length} rates`);
        for (const difference of differences(expected, found))
          check.find("amount", `rates of ${country} in ${currency}: ${difference}`);
      }
    },
  },
  {
    name: "taxes are those of the address",
    check: async (check) => {
      for (const { currency, address } of check.fixture.places) {
        const line = { id: "1", unit_price: 48, discount: 6, quantity: 3 };
        const taxable = line.unit_price * line.quantity - line.discount;
        const found = await read<Taxes>(check, "calculateTaxes", {
          body: {
            address,
            invoice: {
              currency,
              shipping: 0,
              discounts: { promotion: line.discount },
              _subtotal: { taxable },
            },
            products: [line],
          },
        });
        const { country, state } = address;
        const place = { country: country ?? "", state: state ?? "" };
        const request = { address: place, currency, duties: 0, shipping: 0, lines: [line] };
        const { total, _total, included } = computeTaxes(check.fixture.taxRates, request);
        for (const difference of differences({ total, _total, included }, found))
          check.find("amount", `taxes of ${address.country} ${address.state}: ${difference}`);
      }
    },
  },
];
