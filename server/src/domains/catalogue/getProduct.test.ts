import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids, products } from "../../testing/shopData.ts";
import { upsertProducts } from "./store.ts";

describeOperation("getProduct", (shop) => {
  test("200: a product with its variants, prices and stock in words (S-715)", async () => {
    const { status, body } = await shop().call("getProduct", { params: { id: ids.halo.product } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      title: "Halo",
      vendor: "Maison Velours",
      type: "Vibrators",
      images: [{ src: "/assets/img/products/1.svg" }],
      price: 48,
    });
    expect(body.variants[0]).toMatchObject({ id: 11, price: 48, compare_at_price: 60 });
    expect(body.inventories.map(({ variant_id, level }) => [variant_id, level])).toEqual([
      [11, "high"],
      [12, "low"],
    ]);
  });

  test("200: in another language and currency", async () => {
    const query = "configuration[language]=fr&configuration[currency]=CAD";
    const { body } = await shop().call("getProduct", { params: { id: 1 }, query });
    expect(body).toMatchObject({ title: "Halo (fr)", description: "<p>Tout en douceur.</p>", price: 64 });
    expect(body.variants[0]).toMatchObject({ price: 64, compare_at_price: 76 });
  });

  test("200: only the stock of the regions asked for, under a strategy too (S-716)", async () => {
    const query = "configuration[strategy]=gentle&filter[inventories][region]=or:CA,INTL";
    expect((await shop().call("getProduct", { params: { id: 1 }, query })).body.inventories).toEqual([]);
    const ebook = await shop().call("getProduct", { params: { id: ids.ebook.product }, query });
    expect(ebook.body.inventories).toMatchObject([{ variant_id: 31, region: "INTL", level: "unlimited" }]);
  });

  test("200: asked again it is the same, and after a change the new one", async () => {
    const { store, catalogue } = shop().services;
    const ask = async () => (await shop().call("getProduct", { params: { id: 1 } })).body.title;
    const change = async (title: string) => {
      const halo = products.find(({ id }) => id === 1)!;
      await inTransaction(store.db, (trx) => upsertProducts(trx, [{ ...halo, title }]));
      await catalogue.refresh();
    };
    expect([await ask(), await ask()]).toEqual(["Halo", "Halo"]);
    await change("Halo II");
    expect([await ask(), await ask()]).toEqual(["Halo II", "Halo II"]);
    await change("Halo");
    expect(await ask()).toBe("Halo");
  });

  test("200: what only imports say is never answered", async () => {
    const { text } = await shop().call("getProduct", { params: { id: ids.halo.product } });
    expect(text).not.toMatch(/"(translations|popularity|quantity|enabled)"/);
    const ebook = await shop().call("getProduct", { params: { id: ids.ebook.product } });
    expect(ebook.text).not.toContain("download_url");
  });

  test("200: pictures, videos and testimonials in the language asked for (S-172, S-173)", async () => {
    const query = "configuration[language]=fr";
    const { body } = await shop().call("getProduct", { params: { id: ids.halo.product }, query });
    expect(body.images[0]?.alt).toBe("Halo, en français");
    expect(body.videos).toEqual([
      { id: 1, src: "/halo.webm", poster: "/halo.svg", title: "Halo, de tous côtés", captions: [] },
    ]);
    expect(body.testimonials).toEqual([
      {
        id: 1,
        author: "Camille",
        quote: "Discret.",
        video: { id: 2, src: "/camille.webm", poster: "/halo.svg", title: "Camille" },
      },
    ]);
  });
});
