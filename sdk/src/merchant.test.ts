import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildBundle } from "../bench/buildBundle.ts";
import * as shopErrors from "./errors.ts";
import { merchantOperations, operations } from "./generated/operations.ts";
import {
  createMerchantClient,
  getErrorMessage,
  groupCalls,
  groups,
  isReference,
  references,
} from "./merchant.ts";
import { json, shop } from "./testing/shop.ts";

const SRC = import.meta.dirname;

it("a merchant's client has the operations that ask for a key, and no other", () => {
  expect(Object.keys(createMerchantClient({ baseUrl: "" })).sort()).toEqual(
    [...Object.keys(merchantOperations), "request"].sort(),
  );
  expect(Object.keys({ ...operations, ...merchantOperations }).sort()).toEqual(
    Object.keys(references).sort(),
  );
  expect(Object.values(merchantOperations).filter((row) => !row.includes(" /merchant/"))).toEqual([]);
  expect(Object.values(operations).filter((row) => row.includes(" /merchant/"))).toEqual([]);
});

it("llms.txt names the client of the operations that ask for a key", () => {
  const text = readFileSync(`${SRC}/generated/llms.txt`, "utf8");
  expect(text).toContain('import { createMerchantClient } from "@velours/sdk/merchant"');
});

it("its calls by group send what its own functions send", async () => {
  const { baseUrl, seen } = await shop((answer) => json(answer, 200, {}));
  const client = createMerchantClient({ baseUrl });
  await client.addOrderNote({
    params: { path: { number: "V-7" } },
    body: { text: "Called" },
    idempotencyKey: "key",
  });
  await groupCalls(client, groups).orderNotes.add("V-7", { text: "Called" }, { idempotencyKey: "key" });
  const [own, grouped] = seen.map(({ method, url, body }) => ({ method, url, body }));
  expect(own).toMatchObject({ method: "POST", url: "/api/merchant/orders/V-7/notes" });
  expect(grouped).toEqual(own);
  const rows = Object.values(groups).flatMap((rows): string[] => Object.values(rows));
  expect(rows.map((row) => row.split(" ")[0]).sort()).toEqual(Object.keys(merchantOperations).sort());
});

describe("the errors", () => {
  it("of merchants are known to merchants, and said in French, as those of the shop are", () => {
    const owner = {
      reference: "lastOwner",
      message: "The shop needs an owner. Make somebody else an owner first",
    };
    expect(isReference(owner, "lastOwner")).toBe(true);
    expect(shopErrors.isReference(owner)).toBe(false);
    expect(getErrorMessage(owner, "fr")).toBe(
      "La boutique a besoin d’un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre",
    );
    const email = { reference: "validationError", message: "An email is required" };
    expect(getErrorMessage(email, "fr")).toBe("Une adresse courriel est requise");
  });

  it("of merchants weigh nothing in a page of the shop", async () => {
    const { code } = await buildBundle(
      `import { getErrorMessage } from "${SRC}/errors.ts"; console.log(getErrorMessage({}, "fr"));`,
    );
    expect(code).toContain("promotionExpired");
    expect(code).not.toContain("lastOwner");
  });
});
