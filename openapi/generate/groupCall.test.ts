import { describe, expect, it } from "vitest";
import type { Operation } from "./contract.ts";
import { groupCall, listGroups } from "./groupCall.ts";

const operation = (id: string, path = "/x", more: object = {}): Operation =>
  ({ id, path, parameters: [], object: { tags: ["accounts"] }, ...more }) as unknown as Operation;

describe("groupCall", () => {
  it.each([
    ["getProduct", "products.get"],
    ["listProducts", "products.list"],
    ["getAddress", "addresses.get"],
    ["calculateTaxes", "taxes.calculate"],
    ["listShippingOptions", "shippingOptions.list"],
    ["listEntry", "entries.list"],
    ["getInvoicePdf", "invoices.getPdf"],
    ["login", "accounts.login"],
  ])("calls %s %s", (id, called) => {
    const { group, name } = groupCall(operation(id));
    expect(`${group}.${name}`).toBe(called);
  });

  it("takes the values of the path in its order, then the body, then the query", () => {
    const query = { in: "query", name: "token" };
    const key = { in: "header", name: "Idempotency-Key" };
    const { places } = groupCall(
      operation("removeItem", "/users/{id}/items/{itemId}", { parameters: [query, key], body: {} }),
    );
    expect(places).toEqual(["id", "itemId", "body", "query"]);
  });

  it("refuses two operations of one name", () => {
    expect(() => listGroups([operation("getTax"), operation("getTaxs")])).toThrow(
      "getTaxs and getTax would both be taxs.get: rename one.",
    );
  });
});
