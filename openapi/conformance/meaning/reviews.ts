import type { Product, Review, Reviews } from "@velours/sdk/types";
import type { Case, CaseDefinition } from "../Case.ts";
import { read, readCollection, toQuery } from "./read.ts";

/** The product of the collection with the most reviews. */
async function chooseReviewed(check: Case): Promise<Product> {
  const { products } = await readCollection(check);
  const count = ({ rating }: Product) => rating?.count ?? 0;
  const [most] = products.toSorted((some, others) => count(others) - count(some));
  return most !== undefined && count(most) > 1
    ? most
    : check.skip("no product of the collection has two reviews");
}

const readReviews = (check: Case, id: number, query: object): Promise<Reviews> =>
  read<Reviews>(check, "listReviews", { params: { id }, query: toQuery({ limit: 50, ...query }) });

/** The value by which each order goes down. */
const orders: Readonly<Record<string, (review: Review) => number>> = {
  newest: ({ created_at }) => Date.parse(created_at),
  highest: ({ stars }) => stars,
  lowest: ({ stars }) => -stars,
};

export const reviewRules: readonly CaseDefinition[] = [
  {
    name: "reviews are in the order asked for",
    check: async (check) => {
      const { id } = await chooseReviewed(check);
      for (const [order, value] of Object.entries(orders)) {
        const { reviews } = await readReviews(check, id, { order });
        // Reviews in the requested language come first, each group in its own order.
        for (const isOwn of [true, false]) {
          const values = reviews.filter(({ language }) => (language === "en") === isOwn).map(value);
          check.expect(
            values.every((next, index) => next <= (values[index - 1] ?? next)),
            `order=${order} answers ${values.join(", ")}`,
          );
        }
      }
    },
  },
  {
    name: "reviews are counted by their stars",
    check: async (check) => {
      const { id, rating: shown } = await chooseReviewed(check);
      const { rating } = await readReviews(check, id, {});
      check.expect(
        JSON.stringify(rating) === JSON.stringify(shown),
        "a product shows another rating than its reviews",
      );
      const sum = rating.stars.reduce((all, count) => all + count, 0);
      check.expect(sum === rating.count, `${rating.count} reviews are counted, ${sum} by their stars`);
      for (const [index, count] of rating.stars.entries()) {
        const { reviews } = await readReviews(check, id, { stars: index + 1 });
        check.expect(
          reviews.every(({ stars }) => stars === index + 1),
          `stars=${index + 1} answers reviews with ${reviews.map(({ stars }) => stars).join(", ")}`,
        );
        check.expect(
          count > 50 || reviews.length === count,
          `${count} reviews with ${index + 1} stars are counted, ${reviews.length} answered`,
        );
      }
    },
  },
];
