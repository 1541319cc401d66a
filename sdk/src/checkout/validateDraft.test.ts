import { expect, it } from "vitest";
import type { DraftInput, Site } from "../types.ts";
import { toDraftCarts } from "./validateDraft.ts";

const regions = [
  ["US", "USD"],
  ["CA", "CAD"],
  ["FR", "EUR"],
  ["DE", "EUR"],
].map(([country, currency]) => ({ country, currency })) as Site["regions"];
// Its first currency is not that of its first region.
const site: Pick<Site, "regions" | "currencies"> = { regions, currencies: ["EUR", "USD", "CAD"] };
const draft = (address?: object) =>
  ({ lines: [{ variantId: 1 }], email: "a@example.com", address }) as DraftInput;

it.each([
  ["DE", ["EUR"]],
  ["ca", ["CAD"]],
  ["JP", ["USD"]],
  [undefined, ["USD", "CAD", "EUR"]],
])("a draft for the country %s is priced in %j", (country, currencies) =>
  expect(
    toDraftCarts(draft(country === undefined ? undefined : { country }), site).map(
      ({ currency }) => currency,
    ),
  ).toEqual(currencies),
);

it("has a cart on a site without regions", () =>
  expect(toDraftCarts(draft(), { regions: [], currencies: ["CHF"] })).toMatchObject([{ currency: "CHF" }]));
