import { selectReviews } from "@velours/sdk/shop";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { reviews } from "../../testing/shopData.ts";
import { upsertReviews } from "./store/reviews.ts";

describeOperation("listReviews", (shop) => {
  const list = (query = "", id = 1) => shop().call("listReviews", { params: { id }, query });
  const ids = async (query: string) => (await list(query)).body.reviews.map(({ id }) => id);

  test("200: the reader's language first, with the rating of all and nothing imports alone say", async () => {
    const { body, text, headers } = await list();
    expect(body.rating).toEqual({ average: 4.25, count: 4, stars: [0, 0, 1, 1, 2] });
    expect(body.reviews.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
    expect(body.reviews[1]).toEqual({
      id: 1,
      stars: 5,
      title: "Quiet",
      body: "Softer than I thought.",
      author: "Camille",
      language: "en",
      verified: true,
      created_at: "2026-08-11T00:00:00Z",
    });
    expect(text).not.toMatch(/"(product_id|enabled)"/);
    expect(headers["x-pagination-items-total"]).toBe("4");
  });

  test.each(["newest", "highest", "lowest"] as const)(
    "200: %s first, as the rule orders them",
    async (order) => {
      const own = reviews.filter((row) => row.product_id === 1);
      for (const language of ["en", "fr"] as const)
        for (const stars of [undefined, 5, 1])
          for (const page of [1, 2]) {
            const query = `configuration[language]=${language}&order=${order}&page=${page}&limit=2${stars ? `&stars=${stars}` : ""}`;
            const expected = selectReviews(own, { stars, order, language, page, limit: 2 });
            expect(await ids(query), query).toEqual(expected.reviews.map(({ id }) => id));
            const { headers } = await list(query);
            expect(headers["x-pagination-items-total"]).toBe(String(expected.total));
          }
    },
  );

  test("200: a product without reviews has none, and says no rating of its own", async () => {
    const { body, headers } = await list("", 4);
    expect(body).toEqual({ rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] }, reviews: [] });
    expect(headers["x-pagination-pages-total"]).toBe("1");
    const product = await shop().call("getProduct", { params: { id: 4 } });
    expect(product.body.rating).toBeUndefined();
  });

  test("200: a review that moves to another product counts there", async () => {
    const rating = async (id: number) =>
      (await shop().call("getProduct", { params: { id } })).body.rating?.count;
    const move = async (product_id: number) => {
      await inTransaction(shop().services.store.db, (trx) =>
        upsertReviews(trx, [{ ...reviews[5]!, product_id }]),
      );
      await shop().services.catalogue.refresh();
    };
    await move(4);
    expect([await rating(2), await rating(4)]).toEqual([undefined, 1]);
    await move(2);
    expect([await rating(2), await rating(4)]).toEqual([1, undefined]);
  });
});
