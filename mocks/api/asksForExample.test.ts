import { expect, it } from "vitest";
import { asksForExample } from "./asksForExample.ts";

it.each([
  ["wait=9", false],
  ["example=rateLimited, code=429", true],
  ["code=200", true],
  ["wait=9, example=rateLimited, code=429", true],
])("reads %s as %s", (prefer, asks) => {
  expect(asksForExample(prefer)).toBe(asks);
});
