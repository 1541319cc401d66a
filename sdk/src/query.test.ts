import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { describe, expect, it } from "vitest";
import { createClient, type OperationData, RefusedError } from "./client.ts";
import contract from "./generated/openapi.json" with { type: "json" };
import { merchantOperations, operations } from "./generated/operations.ts";
import { createMerchantClient } from "./merchant.ts";
import * as queries from "./query.ts";
import {
  cancelMerchantOrderMutation,
  getProductQuery,
  getPromotionQuery,
  listMerchantOrdersInfiniteQuery,
  listProductsInfiniteQuery,
  listShippingOptionsQuery,
  loginMutation,
  refundOrderMutation,
  submitCheckoutMutation,
} from "./query.ts";
import { json, shop } from "./testing/shop.ts";

const CHECKOUT = { body: { user: {}, cart: {}, payment: {} } as never };
const EXPIRED = { reference: "promotionExpired", message: "This promo code has expired.", value: null };

describe("a query", () => {
  it("is named by its operation and input, and not by how it is sent", () => {
    const client = createClient({ baseUrl: "http://shop.invalid" });
    const params = { path: { id: 7 } };
    expect(getProductQuery(client, { params, timeout: 5 }).queryKey).toEqual(["getProduct", { params }]);
    const body = { currency: "USD" } as never;
    expect(listShippingOptionsQuery(client, { body }).queryKey).toEqual(["listShippingOptions", { body }]);
  });

  it("gives the data, once for two readers, and none for one that left", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: 7, title: "Halo" }));
    const cache = new QueryClient();
    const options = getProductQuery(createClient({ baseUrl }), { params: { path: { id: 7 } } });
    const [first, second] = await Promise.all([cache.fetchQuery(options), cache.fetchQuery(options)]);
    first satisfies OperationData<"getProduct">;
    expect([first.title, second.title, seen.length]).toEqual(["Halo", "Halo", 1]);
  });

  it("ends its request when it is cancelled", async () => {
    const { baseUrl } = await shop(() => {});
    const cache = new QueryClient();
    const options = getProductQuery(createClient({ baseUrl }), { params: { path: { id: 7 } } });
    const pending = cache.fetchQuery(options);
    setTimeout(() => void cache.cancelQueries({ queryKey: ["getProduct"] }), 30);
    await expect(pending).rejects.toMatchObject({ name: /Cancel|Error/ });
  });

  it("fails with the contract's refusal, at once", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 409, EXPIRED));
    const options = getPromotionQuery(createClient({ baseUrl }), { params: { path: { code: "OLD" } } });
    const observer = new QueryObserver(new QueryClient(), options);
    const error = await new Promise<ReturnType<typeof observer.getCurrentResult>["error"]>((resolve) => {
      const stop = observer.subscribe((result) => {
        if (result.error) resolve(result.error);
        if (result.error) stop();
      });
    });
    if (!(error instanceof RefusedError)) throw error;
    // The type knows the references of this operation and no others.
    error.error.reference satisfies "promotionExpired" | string;
    // @ts-expect-error getPromotion never answers this
    expect(error.error.reference === "giftCardExpended").toBe(false);
    expect(error.error.reference === "promotionExpired").toBe(true);
    expect(seen).toHaveLength(1);
  });
});

describe("a list by pages", () => {
  it("asks for one page after the other until the last", async () => {
    const { baseUrl, seen } = await shop((answer, { rawUrl }) => {
      const page = Number(new URL(rawUrl, "http://shop").searchParams.get("page") ?? 1);
      json(answer, 200, [{ id: page * 10 }], { "x-pagination-pages-total": "2" });
    });
    const client = createClient({ baseUrl });
    const query = { collections: "rings" };
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      listProductsInfiniteQuery(client, { params: { query } }),
    );
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([10, 20]);
    expect(hasNextPage).toBe(false);
    expect(seen.map(({ rawUrl }) => rawUrl)).toEqual([
      "/api/products?collections=rings",
      "/api/products?collections=rings&page=2",
    ]);
  });
});

describe("a list by cursors", () => {
  it("asks for the page behind each cursor until there is none, and never for a number", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) =>
      json(answer, 200, [{ id: count }], {
        "x-pagination-pages-total": "9",
        ...(count < 3 && { "x-pagination-next": `c${count}` }),
      }),
    );
    const listing = listMerchantOrdersInfiniteQuery(createMerchantClient({ baseUrl }), {});
    const observer = new InfiniteQueryObserver(new QueryClient(), listing);
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect([data?.pageParams, hasNextPage]).toEqual([[1, "c1", "c2"], false]);
    expect(seen.map(({ url }) => url)).toEqual(
      ["", "?cursor=c1", "?cursor=c2"].map((place) => `/api/merchant/orders${place}`),
    );
  });
});

describe("a mutation", () => {
  const payOptions = (baseUrl: string) => ({
    ...submitCheckoutMutation(createClient({ baseUrl, timeout: 300, retries: 0 })),
    retry: 2,
    retryDelay: 1,
  });
  const pay = (baseUrl: string) => new MutationObserver(new QueryClient(), payOptions(baseUrl));

  it("keeps its idempotency key over TanStack's repetitions", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) => {
      if (count === 3) json(answer, 200, { id: "order" });
    });
    expect(await pay(baseUrl).mutate(CHECKOUT)).toEqual({ id: "order" });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("keeps its idempotency key when a render makes its options and client anew", async () => {
    let observer: ReturnType<typeof pay>;
    const { baseUrl, seen } = await shop((answer, _, count) => {
      observer.setOptions(payOptions(baseUrl));
      if (count === 1) answer.destroy();
      else json(answer, 200, { id: "order" });
    });
    observer = pay(baseUrl);
    expect(await observer.mutate(CHECKOUT)).toEqual({ id: "order" });
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("has a key for each operation that the same variables are sent to", async () => {
    const { baseUrl, seen } = await shop((answer) => answer.destroy());
    const client = createMerchantClient({ baseUrl, retries: 0 });
    const order = { params: { path: { number: "V-1" } }, body: {} as never };
    for (const mutation of [cancelMerchantOrderMutation, refundOrderMutation])
      await expect(mutation(client).mutationFn(order)).rejects.toThrow("did not reach the shop");
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(2);
  });

  it("keeps its idempotency key where the caller's own is undefined", async () => {
    const { baseUrl, seen } = await shop((answer, _, count) => {
      if (count === 1) answer.destroy();
      else json(answer, 200, { id: "order" });
    });
    await pay(baseUrl).mutate({ ...CHECKOUT, idempotencyKey: undefined });
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("takes another key once it was answered, and the caller's own", async () => {
    const { baseUrl, seen } = await shop((answer) => json(answer, 200, { id: "order" }));
    const observer = pay(baseUrl);
    await observer.mutate(CHECKOUT);
    await observer.mutate(CHECKOUT);
    await observer.mutate({ ...CHECKOUT, idempotencyKey: "mine" });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe("mine");
  });

  it("sends no key where the contract takes none, and so repeats nothing", async () => {
    const { baseUrl, seen } = await shop((answer) => answer.destroy());
    const observer = new MutationObserver(new QueryClient(), loginMutation(createClient({ baseUrl })));
    await expect(observer.mutate({ body: {} as never })).rejects.toThrow("login did not reach the shop");
    expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined]);
  });
});

it("has options for every operation, and for each list by pages", () => {
  const names = Object.keys(queries);
  for (const operation of Object.keys({ ...operations, ...merchantOperations }))
    expect(names.filter((name) => [`${operation}Query`, `${operation}Mutation`].includes(name))).toHaveLength(
      1,
    );
  const byPages = Object.values(contract.paths).flatMap((methods: object) =>
    Object.values(methods as Record<string, Listed>)
      .filter(({ parameters = [] }) =>
        parameters.some(({ name, $ref }) => name === "page" || $ref?.endsWith("/Cursor")),
      )
      .map(({ operationId }) => `${operationId}InfiniteQuery`),
  );
  expect(byPages).toContain("listProductsInfiniteQuery");
  expect(names.filter((name) => name.endsWith("InfiniteQuery")).sort()).toEqual(byPages.sort());
});

interface Listed {
  operationId: string;
  parameters?: { name?: string; $ref?: string }[];
}
