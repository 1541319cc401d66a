import { describe, expect, it } from "vitest";
import { createClient, pages, paginate, RefusedError } from "./client.ts";
import { json, shop } from "./testing/shop.ts";

/** A shop of seven products, three on a page; it says how many pages it has unless told not to. */
const sevenProducts = (says = true) =>
  shop((answer, { rawUrl }) => {
    const page = Number(new URL(rawUrl, "http://shop").searchParams.get("page") ?? 1);
    const ids = [1, 2, 3, 4, 5, 6, 7].slice((page - 1) * 3, page * 3);
    json(
      answer,
      200,
      ids.map((id) => ({ id })),
      says ? { "x-pagination-pages-total": "3" } : {},
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
      "/api/products?collections=rings&page=1",
      "/api/products?collections=rings&page=2",
      "/api/products?collections=rings&page=3",
    ]);
  });

  it("stops at an empty page where the list does not say how many it has", async () => {
    const { baseUrl, seen } = await sevenProducts(false);
    expect(await collectIds(paginate(createClient({ baseUrl }).listProducts, {}))).toHaveLength(7);
    expect(seen).toHaveLength(4);
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

  it("asks for nothing more once its reader stops", async () => {
    const { baseUrl, seen } = await sevenProducts();
    for await (const { id } of paginate(createClient({ baseUrl }).listProducts, QUERY)) if (id === 2) break;
    expect(seen).toHaveLength(1);
  });

  it("throws the list's refusal, with its error", async () => {
    const refusal = { reference: "rateLimited", message: "Too many requests", value: null };
    const { baseUrl } = await shop((answer, _, count) =>
      count === 1 ? json(answer, 200, [{ id: 1 }]) : json(answer, 429, refusal, { "retry-after": "900" }),
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
});
