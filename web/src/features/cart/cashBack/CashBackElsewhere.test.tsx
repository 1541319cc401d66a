import type { Region } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { CashBackElsewhere } from "./CashBackElsewhere.tsx";

const regions: Region[] = [
  { label: "United States", label_fr: "États-Unis", country: "US", currency: "USD", fulfillment: "US" },
  { label: "Canada", label_fr: "Canada", country: "CA", currency: "CAD", fulfillment: "US" },
  { label: "France", label_fr: "France", country: "FR", currency: "EUR", fulfillment: "EU" },
  { label: "Spain", label_fr: "Espagne", country: "ES", currency: "EUR", fulfillment: "EU" },
];
const inEnglish = await createShopContext({ site: { regions } });
const inFrench = await createShopContext({ site: { regions }, shop: { language: "fr" } });

const render = (currency: "CAD" | "EUR" | "GBP", digits?: number, inShop = inEnglish) =>
  renderToStaticMarkup(
    inShop(<CashBackElsewhere others={[{ currency, balance: 65, date_expired: null }]} digits={digits} />),
  ).replace(/<[^>]+>/g, "");

it("says where cash back in another currency can be used, in both languages", () => {
  expect(render("CAD")).toBe("You have CA$65 cash back for orders in Canada.");
  expect(render("EUR")).toBe("You have €65 cash back for orders in France or Spain.");
  expect(render("EUR", 2), "in the checkout").toContain("€65.00 ");
  expect(render("EUR", undefined, inFrench)).toBe(
    "Vous avez €65 de remise en argent pour les commandes dans ces régions\u00a0: France ou Espagne.",
  );
});

it("says nothing of a currency in which the site no longer sells", () => {
  expect(render("GBP")).toBe("");
});
