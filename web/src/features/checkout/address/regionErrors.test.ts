import { expect, it } from "vitest";
import { regionErrors } from "./regionErrors.ts";

it.each([
  ["en", "Zip code must be valid"],
  ["fr", "Le code postal doit être valide"],
] as const)("says in %s what is wrong with a postcode", (language, zipcode) =>
  expect(regionErrors({ country: "US", state: "OR", zipcode: "78701" }, language)).toEqual({ zipcode }),
);
