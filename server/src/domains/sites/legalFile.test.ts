import type { Language, Page } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { legalLanguages } from "./legalFile.ts";

const french = { fr: { title: "Conditions" } };

test.each<[Language, Language[], Page["translations"], Language[]]>([
  ["en", ["en", "fr"], french, ["en", "fr"]],
  ["fr", ["en", "fr"], french, ["fr", "en"]],
  ["en", ["en", "fr"], undefined, ["en"]],
  ["en", ["en"], french, ["en"]],
  ["fr", ["fr"], undefined, ["fr"]],
])("a legal file of a site in %s of %j with %j is in %j", (own, supported, translations, expected) =>
  expect(legalLanguages({ default: own, supported }, translations ? { translations } : {})).toEqual(expected),
);
