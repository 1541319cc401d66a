import type { CampaignPage, Collection, Page, Product, Promotion } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { cleanRow } from "./cleanRow.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { kinds } from "./kinds.ts";
import { readDirectory } from "./readDirectory.ts";

const nasty = "<p>Soft<script>alert(1)</script></p>";
const clean = "<p>Soft</p>";

test("every HTML of a row is cleaned, translations included; its other words are not HTML", () => {
  const product = {
    title: nasty,
    description: nasty,
    translations: { fr: { title: "x", description: nasty } },
  };
  expect(cleanRow("products", product as unknown as Product)).toEqual({
    title: nasty,
    description: clean,
    translations: { fr: { title: "x", description: clean } },
  });
  const collection = {
    description: nasty,
    meta: { footer_title: "x", footer_description: nasty },
    translations: { fr: { title: "x", description: nasty, footer_description: nasty } },
  };
  expect(cleanRow("collections", collection as unknown as Collection)).toEqual({
    description: clean,
    meta: { footer_title: "x", footer_description: clean },
    translations: { fr: { title: "x", description: clean, footer_description: clean } },
  });
  const page = { html: nasty, translations: { fr: { html: nasty }, "fr-FR": { html: nasty } } };
  expect(cleanRow("pages", page as unknown as Page)).toEqual({
    html: clean,
    translations: { fr: { html: clean }, "fr-FR": { html: clean } },
  });
  const campaign = {
    title: nasty,
    description: nasty,
    terms: nasty,
    translations: { fr: { description: nasty, terms: nasty } },
  };
  expect(cleanRow("campaignPages", campaign as unknown as CampaignPage)).toEqual({
    title: nasty,
    description: clean,
    terms: clean,
    translations: { fr: { description: clean, terms: clean } },
  });
  const promotion = {
    notification: { title: "x", description: nasty },
    translations: { fr: { notification: { title: "x", description: nasty } } },
  };
  expect(cleanRow("promotions", promotion as unknown as Promotion)).toEqual({
    notification: { title: "x", description: clean },
    translations: { fr: { notification: { title: "x", description: clean } } },
  });
});

test("the demo data is clean: nothing of it changes", async () => {
  const demo = await readDirectory(demoDirectory);
  for (const { name } of kinds) {
    for (const { value } of demo[name]) expect(cleanRow(name, value)).toEqual(value);
  }
});
