import { describe, expect, it } from "vitest";
import { buildBundle } from "../bench/buildBundle.ts";
import { createClient, createPartialClient } from "./client.ts";
import { operations } from "./generated/operations.ts";
import { groupCalls, groups, products } from "./groups.ts";
import { json, shop } from "./testing/shop.ts";

describe("groupCalls", () => {
  it("sends what the client's own function sends, and answers what it answers", async () => {
    const { baseUrl, seen } = await shop((answer, { url }) =>
      url.includes("/7")
        ? json(answer, 404, { reference: "resourceDoesNotExist", message: "Gone", value: null })
        : json(answer, 200, { id: 1 }),
    );
    const client = createClient({ baseUrl });
    const grouped = groupCalls(client, groups);
    const headers = { "x-trace": "a" };
    const query = { configuration: { currency: "CAD" as const } };
    await client.getProduct({ params: { path: { id: 1 }, query }, headers });
    await grouped.products.get(1, query, { headers });
    await client.removeWishlistItem({ params: { path: { id: 3, listId: 4, itemId: 5 } } });
    await grouped.wishlistItems.remove(3, 4, 5);
    await client.resetPassword({ params: { query: { token: "t" } }, body: { password: "p" } as never });
    await grouped.passwords.reset({ password: "p" } as never, { token: "t" });
    await client.submitCheckout({ body: {} as never, idempotencyKey: "key" });
    await grouped.checkouts.submit({} as never, { idempotencyKey: "key" });
    await client.logout();
    await grouped.accounts.logout();
    const sent = seen.map(({ method, url, headers, body }) => ({ method, url, body, headers }));
    for (let at = 0; at < sent.length; at += 2) expect(sent[at + 1]).toEqual(sent[at]);
    expect(sent).toHaveLength(10);
    const { error, call } = await grouped.products.get(7);
    expect([error?.reference, call?.operation]).toEqual(["resourceDoesNotExist", "getProduct"]);
    await expect(grouped.products.get("" as never)).rejects.toThrow('/products/{id}: id is ""');
  });

  it("has each operation once", () => {
    const rows = Object.values(groups).flatMap((rows) => Object.values(rows) as string[]);
    expect(rows.map((row) => row.split(" ")[0]).sort()).toEqual(Object.keys(operations).sort());
  });

  it("has the groups that are named, and so has the page", async () => {
    const client = createPartialClient(
      { getProduct: operations.getProduct, listProducts: operations.listProducts },
      { baseUrl: "/api" },
    );
    expect(Object.keys(groupCalls(client, { products }))).toEqual(["products"]);
    const { code } = await buildBundle(
      `import { groupCalls, products } from "${import.meta.dirname}/groups.ts"; console.log(groupCalls({}, { products }));`,
    );
    expect(code).toContain(products.get);
    expect(code).not.toContain(groups.checkouts.submit);
  });
});
