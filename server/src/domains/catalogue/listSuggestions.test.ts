import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("listSuggestions", (shop) => {
  const suggest = async (query: string) => (await shop().call("listSuggestions", { query })).body;

  test("200: products, completed words and how many there are (S-182)", async () => {
    const { products, words, corrected, total } = await suggest("search=hal&filter[source]=boutique");
    expect(products).toEqual([
      {
        id: 1,
        title: "Halo",
        vendor: expect.any(String),
        url: expect.stringMatching(/halo-1$|^\/product\/1\/halo$/),
        image: expect.anything(),
        price: 48,
        compare_at_price: 60,
        is_available: true,
      },
    ]);
    expect([words, corrected, total]).toEqual([["halo"], null, 1]);
  });

  test("200: a typing error is forgiven and said (S-182)", async () => {
    expect(await suggest("search=hallo")).toMatchObject({ corrected: "halo", total: 1, words: ["halo"] });
  });

  test("200: both languages find, one is answered (S-182)", async () => {
    const french = await suggest("search=douceur&configuration[language]=fr");
    expect(french.products[0]?.title).toBe("Halo (fr)");
    expect((await suggest("search=douceur")).products[0]?.title).toBe("Halo");
  });

  test("200: a category by its name in the language asked, with its path (S-182)", async () => {
    const url = "/sex-toys/vibrators";
    expect((await suggest("search=vibr")).categories).toEqual([{ title: "All vibrators", url }]);
    expect((await suggest("search=vibr&configuration[language]=fr")).categories).toEqual([
      { title: "Tout vibrators", url },
    ]);
  });

  test("200: at most as many products as asked, and the count of all (S-184)", async () => {
    const { products, total } = await suggest("search=many&limit=3");
    expect([products.length, total]).toEqual([3, 30]);
  });

  test.each([
    ["nothing that has the words", "search=xqzw"],
    ["only signs", "search=%21%3F"],
    ["nothing of another site", "search=pouch&filter[source]=closet"],
    ["nothing that the shopper's regions have", "search=hal&filter[inventories][region]=or:CA,INTL"],
    ["no correction to what other regions have", "search=hallo&filter[inventories][region]=or:CA,INTL"],
  ])("200: empty for %s (S-182)", async (_, query) => {
    expect(await suggest(query)).toEqual({
      words: [],
      categories: [],
      products: [],
      corrected: null,
      total: 0,
    });
  });

  test.each(["", "search=", "search=%20%20"])(
    "200: what is popular without words: %j (S-182)",
    async (query) => {
      const { words, total, corrected } = await suggest(query);
      expect([words, total, corrected]).toEqual([["All vibrators"], 0, null]);
    },
  );
});
