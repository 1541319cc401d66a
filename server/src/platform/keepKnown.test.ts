import type { UnknownFields } from "@velours/sdk/import";
import { describe, expect, it } from "vitest";
import { createSerializer, keepKnown } from "./keepKnown.ts";

function keep(schema: string, row: unknown) {
  const unknown: UnknownFields = new Map();
  return { row: keepKnown(schema, row, unknown), unknown: Object.fromEntries(unknown) };
}

describe("keepKnown", () => {
  it("leaves out what the contract does not name, at any depth, and counts it", () => {
    const row = {
      id: 1,
      cost_price: 3,
      variants: [
        { id: 2, cost: 1 },
        { id: 3, cost: 2, prices: { USD: 5 } },
      ],
      images: [{ src: "/a.svg", meta: { secret: 1 } }],
      attributes: { color: ["violet"] },
      translations: { fr: { title: "Halo", note: "x" } },
    };
    expect(keep("Product", row)).toEqual({
      row: {
        id: 1,
        variants: [{ id: 2 }, { id: 3, prices: { USD: 5 } }],
        images: [{ src: "/a.svg" }],
        attributes: { color: ["violet"] },
        translations: { fr: { title: "Halo" } },
      },
      unknown: { cost_price: 1, "variants[].cost": 2, "images[].meta": 1, "translations.fr.note": 1 },
    });
  });

  it("answers the row itself when all of it is known", () => {
    const row = { id: 1, variants: [{ id: 2, prices: { USD: 5 } }] };
    expect(keep("Product", row).row).toBe(row);
  });

  it("prints names that break a line or never end as a report can", () => {
    const { unknown } = keep("Product", { "a\nb": 1, ["x".repeat(5000)]: 1, ["__proto__"]: 1 });
    expect(Object.keys(unknown)).toEqual(['"a\\nb"', `"${"x".repeat(60)}"`, "__proto__"]);
  });

  it.each([null, 3, "text", [[]]])("answers %j, which is no row, as it is", (value) =>
    expect(keep("Product", value).row).toBe(value),
  );
});

describe("createSerializer", () => {
  const write = createSerializer({ $ref: "Product#" });

  it("writes what the schema of a response names, and nothing else", () => {
    expect(write({ id: 1, cost_price: 3, variants: [{ id: 2, cost: 1 }] })).toBe(
      '{"id":1,"variants":[{"id":2}]}',
    );
  });

  it("writes what only requests have in documents that are answered whole, and nowhere else", () => {
    const document = { id: 1, enabled: false, translations: { fr: { title: "Halo" } } };
    expect(write(document)).toBe('{"id":1}');
    const whole = createSerializer({ $ref: "MerchantProduct#" });
    expect(JSON.parse(whole({ product: document, revision: "a" }))).toEqual({
      product: document,
      revision: "a",
    });
  });

  it("leaves a wrong value as it is, for the contract's check to find", () =>
    expect(write({ id: null })).toBe('{"id":null}'));

  it("reads every branch of a response with several schemas", () => {
    const either = createSerializer({
      oneOf: [{ $ref: "RateLimited#" }, { $ref: "CartValidationErrors#" }],
    } as object);
    const body = { reference: "rateLimited", message: "Wait.", value: null };
    expect(JSON.parse(either({ ...body, trace: "x" }))).toEqual(body);
  });
});
