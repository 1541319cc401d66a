import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContract } from "../generate/contract.ts";

const contract = await readContract(join(import.meta.dirname, ".."));
const guide = readFileSync(join(import.meta.dirname, "guides/60-idempotency.md"), "utf8");

test("the guide to idempotency names every operation that is refused without a key", () => {
  const required = contract.operations
    .filter(({ parameters }) =>
      parameters.some(({ name, required }) => name === "Idempotency-Key" && required),
    )
    .map(({ id }) => id);
  const [, list = ""] = /refused without a key: ([^.]+)[.]/.exec(guide) ?? [];
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(required.sort());
});
