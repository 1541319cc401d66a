import { expect, it } from "vitest";
import { readPreference } from "./readPreference.ts";

it.each([
  ["wait=9", undefined],
  ["example=rateLimited, code=429", { example: "rateLimited", code: "429" }],
  ["code=200", { code: "200" }],
  ["dynamic=true", {}],
  ["wait=9, example=rateLimited, code=429", { example: "rateLimited", code: "429" }],
])("reads %s as %j", (prefer, preference) => {
  expect(readPreference(prefer)).toEqual(preference);
});
