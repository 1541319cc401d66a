import { isInPriceRange, parsePriceRanges } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import type { Case, CaseDefinition } from "../Case.ts";
import { at } from "../contract/document.ts";
import { formatIds, isSameSet, type Listing, narrowCollection, readCollection, readFilters } from "./read.ts";

/** Keys of the filters' answer that a query names otherwise. */
const queryKeys: Readonly<Record<string, string>> = { vendors: "vendor", prices: "price" };

const filterBy = (key: string, value: string) => ({ filter: { [queryKeys[key] ?? key]: value } });

/** True where a product has a filter's value; undefined where its answer does not say. */
function has(product: Product, key: string, value: string): boolean | undefined {
  if (key === "vendors") return product.vendor === value;
  if (key === "prices") return parsePriceRanges(value).some((range) => isInPriceRange(product.price, range));
  return product.attributes?.[key]?.includes(value);
}

/** Values of each filter that leave some products out, the rarest first: at most `count` for each. */
async function listChoices(check: Case, whole: Listing, count: number): Promise<[string, string, number][]> {
  const { products } = await readFilters(check);
  const choices = Object.entries(products).flatMap(([key, counts]) =>
    Object.entries(counts)
      .filter(([value, found]) => found < whole.total && !value.includes(","))
      .sort(([, some], [, others]) => some - others)
      .slice(0, count)
      .map(([value, found]): [string, string, number] => [key, value, found]),
  );
  return choices.length > 0 ? choices : check.skip("no filter of the collection leaves a product out");
}

export const filterRules: readonly CaseDefinition[] = [
  {
    name: "a filter leaves the products that have its value, as many as were counted",
    check: async (check) => {
      const whole = await readCollection(check);
      for (const [key, value, count] of await listChoices(check, whole, 2)) {
        const { products, total } = await narrowCollection(check, filterBy(key, value));
        const name = `${queryKeys[key] ?? key} "${value}"`;
        check.expect(total === count, `filter ${name} leaves ${total} products, but ${count} were counted`);
        for (const product of products)
          check.expect(
            has(product, key, value) !== false,
            `product ${product.id} was answered for filter ${name}, which it has not`,
          );
      }
    },
  },
  {
    name: "a filter's letter case makes no difference",
    check: async (check) => {
      const whole = await readCollection(check);
      const choices = await listChoices(check, whole, 3);
      const choice = choices.find(([, value]) => value !== value.toUpperCase());
      if (choice === undefined) return check.skip("no value of a filter has letters");
      const [key, value] = choice;
      const { ids } = await narrowCollection(check, filterBy(key, value));
      for (const written of [value.toUpperCase(), value.toLowerCase()]) {
        const other = await narrowCollection(check, filterBy(key, written));
        check.expect(
          isSameSet(other.ids, ids),
          `filter ${key} "${written}" leaves ${formatIds(other.ids)}, and "${value}" ${formatIds(ids)}`,
        );
      }
    },
  },
  {
    name: "several values of a filter leave what any of them leaves",
    check: async (check) => {
      const whole = await readCollection(check);
      const choices = await listChoices(check, whole, 2);
      const key = choices.map(([key]) => key).find((key, index, keys) => keys.indexOf(key) !== index);
      const values = choices.filter(([other]) => other === key).map(([, value]) => value);
      if (key === undefined) return check.skip("no filter of the collection has two values");
      const parts = await Promise.all(values.map((value) => narrowCollection(check, filterBy(key, value))));
      const expected = [...new Set(parts.flatMap(({ ids }) => ids))];
      for (const written of [values.join(","), `or:${values.join(",")}`]) {
        const { ids } = await narrowCollection(check, filterBy(key, written));
        check.expect(
          isSameSet(ids, expected),
          `filter ${key} "${written}" leaves ${formatIds(ids)} instead of ${formatIds(expected)}`,
        );
      }
    },
  },
  {
    name: "a filter by stock leaves products with such stock",
    check: async (check) => {
      const { total } = await readCollection(check);
      const levels = at("#/components/schemas/Inventory/properties/level").enum as string[];
      for (const level of levels) {
        const found = await narrowCollection(check, { filter: { inventories: { level } } });
        for (const { id, inventories } of found.products)
          check.expect(
            inventories.some((row) => row.level === level),
            `product ${id} was answered for stock "${level}", which no variant of it has`,
          );
      }
      const any = await narrowCollection(check, { filter: { inventories: { level: `or:${levels}` } } });
      check.expect(any.total === total, `${any.total} of ${total} products have a stock of any level`);
      const regions = await narrowCollection(check, { filter: { inventories: { region: "or:US,INTL" } } });
      for (const { id, inventories } of regions.products)
        for (const { region } of inventories)
          check.expect(
            region === undefined || ["US", "INTL"].includes(region),
            `product ${id} shows the stock of ${region} where that of US and INTL was asked for`,
          );
    },
  },
  {
    name: "a listing's headers count its vendors and prices",
    check: async (check) => {
      const { headers, products, total } = await readCollection(check);
      const filters = await readFilters(check);
      for (const key of ["vendors", "prices"] as const) {
        const counted = JSON.parse(headers[`x-products-${key}`] ?? "{}") as Record<string, number>;
        const expected = filters.products[key] ?? {};
        const values = new Set([...Object.keys(counted), ...Object.keys(expected)]);
        for (const value of values)
          check.expect(
            (counted[value] ?? 0) === (expected[value] ?? 0),
            `x-products-${key} counts ${counted[value] ?? 0} of "${value}", the filters ${expected[value] ?? 0}`,
          );
        if (products.length < total) continue;
        for (const [value, count] of Object.entries(counted)) {
          const found = products.filter((product) => has(product, key, value)).length;
          check.expect(
            found === count,
            `x-products-${key} counts ${count} of "${value}", of which ${found} are listed`,
          );
        }
      }
    },
  },
];
