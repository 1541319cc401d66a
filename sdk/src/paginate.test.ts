import { describe, expect, it } from "vitest";
import { createClient, PageLimitError, pages, paginate, RefusedError } from "./client.ts";
import { createMerchantClient } from "./merchant.ts";
import { json, shop } from "./testing/shop.ts";

/** A shop of seven products, three on a page. */
const sevenProducts = () =>
  shop((answer, { rawUrl }) => {
    const page = Number(new URL(rawUrl, "http://shop").searchParams.get("page") ?? 1);
    const ids = [1, 2, 3, 4, 5, 6, 7].slice((page - 1) * 3, page * 3);
    json(
      answer,
      200,
      ids.map((id) => ({ id })),
      { "x-pagination-pages-total": "3" },
    );
  });

const QUERY = { params: { query: { collections: "rings" } } } as const;

async function collectIds(list: AsyncIterable<{ id: number }>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

describe("paginate", () => {
  it("walks every page and stops at the last", async () => {
    const { baseUrl, seen } = await sevenProducts();
    const { listProducts } = createClient({ baseUrl });
    expect(await collectIds(paginate(listProducts, QUERY))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seen.map((request) => request.url)).toEqual([
      "/api/products?collections=rings",
      "/api/products?collections=rings&page=2",
      "/api/products?collections=rings&page=3",
    ]);
  });

  it("ends at a 304, which has no items", async () => {
    const { baseUrl } = await shop((answer) => void answer.writeHead(304).end());
    const { listProducts } = createClient({ baseUrl });
    const list = paginate(listProducts, { ...QUERY, headers: { "if-none-match": '"1"' } });
    await expect(collectIds(list)).rejects.toMatchObject({ name: "UnexpectedAnswerError", status: 304 });
  });

  it("follows the cursors of a list that has them, whatever its total and if a page is empty", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) =>
      json(answer, 200, count === 2 ? [] : [{ id: count }], {
        "x-pagination-pages-total": "1",
        ...(count < 3 && { "x-pagination-next": `c${count}` }),
      }),
    );
    const { listMerchantOrders } = createMerchantClient({ baseUrl });
    let orders = 0;
    for await (const _ of paginate(listMerchantOrders, { params: { query: { q: "ada" } } })) orders += 1;
    expect([orders, seen.map(({ url }) => url)]).toEqual([
      2,
      ["", "&cursor=c1", "&cursor=c2"].map((place) => `/api/merchant/orders?q=ada${place}`),
    ]);
  });

  it("asks once for a list with cursors that has one page", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, [{ id: 1 }]));
    const { listPackingOrders } = createMerchantClient({ baseUrl });
    let orders = 0;
    for await (const _ of paginate(listPackingOrders, {})) orders += 1;
    expect([orders, seen.length]).toEqual([1, 1]);
  });

  it.each([
    [0, [], 0],
    [3, [1, 2, 3], 1],
    [4, [1, 2, 3, 4], 2],
    [100, [1, 2, 3, 4, 5, 6, 7], 3],
  ])("gives no more than %i, and asks for no page beyond", async (limit, ids, requests) => {
    const { baseUrl, seen } = await sevenProducts();
    expect(await collectIds(paginate(createClient({ baseUrl }).listProducts, QUERY, { limit }))).toEqual(ids);
    expect(seen).toHaveLength(requests);
  });

  /** A list of so many pages of 100. */
  const hundreds = (count: number) =>
    shop((answer) =>
      json(
        answer,
        200,
        Array.from({ length: 100 }, (_, id) => ({ id })),
        { "x-pagination-pages-total": `${count}` },
      ),
    );

  it("says so where it ends before its list: more than 1,000 items and no limit named", async () => {
    const { baseUrl, seen } = await hundreds(11);
    const { listProducts } = createClient({ baseUrl });
    const failure = await collectIds(paginate(listProducts, QUERY)).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(PageLimitError);
    expect(failure).toMatchObject({ operation: "listProducts" });
    expect((failure as Error).message).toBe(
      "listProducts has more than 1000 items: give paginate a limit, the most you want, or Infinity",
    );
    expect(seen).toHaveLength(11);
    const all = paginate(listProducts, QUERY, { limit: Number.POSITIVE_INFINITY });
    expect(await collectIds(all)).toHaveLength(1100);
  });

  it("gives a list of 1,000 items whole", async () => {
    const { baseUrl } = await hundreds(10);
    expect(await collectIds(paginate(createClient({ baseUrl }).listProducts, QUERY))).toHaveLength(1000);
  });

  it("has the pages, too, each with its answer", async () => {
    const { baseUrl } = await sevenProducts();
    const sizes: number[] = [];
    for await (const { data, response } of paginate(createClient({ baseUrl }).listProducts, QUERY).pages) {
      expect(response.status).toBe(200);
      sizes.push(data.length);
    }
    expect(sizes).toEqual([3, 3, 1]);
  });

  it("asks for nothing more once its reader stops", async () => {
    const { baseUrl, seen } = await sevenProducts();
    for await (const { id } of paginate(createClient({ baseUrl }).listProducts, QUERY)) if (id === 2) break;
    expect(seen).toHaveLength(1);
  });

  it("throws the list's refusal, with its error", async () => {
    const refusal = { reference: "rateLimited", message: "Too many requests", value: null };
    const { baseUrl } = await shop((answer, _, count) =>
      count === 1
        ? json(answer, 200, [{ id: 1 }], { "x-pagination-pages-total": "2" })
        : json(answer, 429, refusal, { "retry-after": "900" }),
    );
    const walk = collectIds(paginate(createClient({ baseUrl }).listProducts, QUERY));
    const failure = await walk.catch((thrown: unknown) => thrown as RefusedError);
    expect(failure).toBeInstanceOf(RefusedError);
    expect(failure).toMatchObject({ error: refusal, message: "Too many requests" });
  });
});

describe("pages", () => {
  it("starts at the page asked for and brings each answer", async () => {
    const { baseUrl } = await sevenProducts();
    const got: [number, string | null][] = [];
    const options = { params: { query: { page: 2 } } };
    for await (const { data, response } of pages(createClient({ baseUrl }).listProducts, options))
      got.push([data.length, response.headers.get("x-pagination-pages-total")]);
    expect(got).toEqual([
      [3, "3"],
      [1, "3"],
    ]);
  });

  it("ask for the page that was named, even if the shop has no such page", async () => {
    const refusal = { reference: "validationError", message: "page is at least 1", value: {} };
    const { baseUrl, seen } = await shop((answer, { url }) =>
      url.includes("page=0")
        ? json(answer, 400, refusal)
        : json(answer, 200, [{ id: seen.length }], { "x-pagination-pages-total": "2" }),
    );
    const { listProducts } = createClient({ baseUrl });
    const walk = collectIds(paginate(listProducts, { params: { query: { page: 0 } } }));
    await expect(walk).rejects.toMatchObject({ error: refusal });
    expect(seen.map(({ url }) => url)).toEqual(["/api/products?page=0"]);
  });

  it("give the answer of an empty list, too", async () => {
    const { baseUrl } = await shop((answer) => json(answer, 200, [], { "x-pagination-items-total": "0" }));
    const got: [unknown[], string | null][] = [];
    for await (const { data, response } of pages(createClient({ baseUrl }).listProducts, QUERY))
      got.push([data, response.headers.get("x-pagination-items-total")]);
    expect(got).toEqual([[[], "0"]]);
  });
});
