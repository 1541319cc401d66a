import { RefusedError } from "@velours/sdk";
import { expect, test } from "vitest";
import { readProblems } from "./readProblems.ts";

const refused = (reference: string, value: unknown) =>
  new RefusedError({ reference, message: "No", value } as never, new Response(null, { status: 409 }));

test("reasons of settings are those of the fields that they begin with", () => {
  const reason = 'regions[1].country is "XX", which is no country; look.accent #fff has a contrast of 1.0:1';
  expect(readProblems(refused("siteBad", { reason }))).toEqual({
    "regions[1].country": 'regions[1].country is "XX", which is no country',
    "look.accent": "look.accent #fff has a contrast of 1.0:1",
  });
});

test("rules of the contract name their fields", () => {
  const value = { "seller.name": "Is missing", "regions.0.label": "Is too long" };
  expect(readProblems(refused("validationError", value))).toEqual({
    "seller.name": "Is missing",
    "regions[0].label": "Is too long",
  });
});

test("anything else is about no field", () => {
  expect(readProblems(refused("changedMeanwhile", { revision: "a" }))).toEqual({});
  expect(readProblems(new TypeError("offline"))).toEqual({});
});
