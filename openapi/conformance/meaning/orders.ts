import type { Product } from "@velours/sdk/types";
import type { CaseDefinition } from "../Case.ts";
import { getOperation, type Schema } from "../contract/document.ts";
import { formatIds, isSameSet, largestPage, read, readCollection, readListing } from "./read.ts";

/** `order[price]` and its directions, as the contract names them. */
function listOrders(): { key: "price" | "created_at"; directions: string[] }[] {
  const order = getOperation("listProducts").parameters.find(({ name }) => name === "order");
  const forms = (order?.schema.oneOf ?? []) as Schema[];
  return forms.flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, { enum: string[] }>).map(([key, schema]) => ({
      key: key as "price" | "created_at",
      directions: schema.enum,
    })),
  );
}

const toNumber = (value: string | number | undefined): number =>
  typeof value === "string" ? Date.parse(value) : (value ?? Number.NaN);

export const orderRules: readonly CaseDefinition[] = [
  ...listOrders().map(({ key, directions }) => ({
    name: `order[${key}] sorts by it, ${directions.join(" and ")}`,
    check: async (check: Parameters<CaseDefinition["check"]>[0]) => {
      const unsorted = await readCollection(check);
      const sorted = new Map<string, number[]>();
      for (const direction of directions) {
        const { products, ids } = await readCollection(check, { order: { [key]: direction } });
        const values = products.map((product) => toNumber(product[key])).filter(Number.isFinite);
        const sign = direction === "ASC" ? 1 : -1;
        const wrong = values.findIndex((value, index) => sign * (value - (values[index - 1] ?? value)) < 0);
        check.expect(
          wrong === -1,
          `order[${key}]=${direction} answers ${values[wrong]} after ${values[wrong - 1]}`,
        );
        check.expect(
          unsorted.total > largestPage || isSameSet(ids, unsorted.ids),
          `order[${key}]=${direction} lists other products: ${formatIds(ids)} instead of ${formatIds(unsorted.ids)}`,
        );
        sorted.set(direction, values);
      }
      const [up, down] = [sorted.get("ASC"), sorted.get("DESC")];
      if (up === undefined || down === undefined || unsorted.total > largestPage) return;
      check.expect(
        up.join() === down.toReversed().join(),
        `order[${key}]=DESC is not the reverse of ASC: ${formatIds(down)}`,
      );
    },
  })),
  {
    name: "ids are answered in their order, and no others",
    check: async (check) => {
      const { ids } = await readCollection(check);
      const chosen = [ids.at(-1), ids[0], ids[1]].filter((id) => id !== undefined);
      for (const wanted of [chosen, chosen.toReversed()]) {
        const found = await readListing(check, { ids: wanted.join(","), limit: 24 });
        check.expect(
          found.ids.join() === [...new Set(wanted)].join(),
          `ids=${wanted} answered ${formatIds(found.ids)}`,
        );
      }
    },
  },
  {
    name: "a product is the same in a listing and by itself",
    check: async (check) => {
      const { products } = await readCollection(check);
      for (const listed of products.slice(0, 2)) {
        const alone = await read<Product>(check, "getProduct", { params: { id: listed.id } });
        const keys = Object.keys(listed).filter((key) => key in alone) as (keyof Product)[];
        const different = keys.filter((key) => JSON.stringify(listed[key]) !== JSON.stringify(alone[key]));
        check.expect(
          different.length === 0,
          `product ${listed.id} has another ${different.join(", ")} by itself than in the listing`,
        );
      }
    },
  },
  {
    name: "a listing has products of its collection alone",
    check: async (check) => {
      const { collection } = check.fixture;
      const { products } = await readCollection(check);
      for (const { id, collections } of products)
        if (collections !== undefined)
          check.expect(collections.includes(collection), `product ${id} is not in ${collection}`);
    },
  },
];
