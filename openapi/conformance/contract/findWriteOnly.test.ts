import { expect, test } from "vitest";
import { findWriteOnly } from "./findWriteOnly.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const product = { id: 1, title: "Halo" };

test.each<[string, object, unknown, string | undefined]>([
  ["what answers have", ref("Product"), product, undefined],
  ["a field of requests", ref("Product"), { ...product, enabled: true }, "/enabled"],
  [
    "one in a list",
    { type: "array", items: ref("Product") },
    [product, { ...product, enabled: false }],
    "/1/enabled",
  ],
  [
    "one in a branch",
    { oneOf: [ref("Product"), { type: "null" }] },
    { ...product, enabled: true },
    "/enabled",
  ],
  ["one whose schema says it", ref("Site"), { approvals: {} }, "/approvals"],
  ["a document that is whole", ref("MerchantProduct"), { product: { ...product, enabled: true } }, undefined],
])("of %s", (_, schema, value, path) => expect(findWriteOnly(schema as never, value)).toBe(path));
