import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CashBackElsewhere } from "./CashBackElsewhere.tsx";

let language: "en" | "fr";
const regions = [
  { label: "United States", label_fr: "États-Unis", currency: "USD" },
  { label: "Canada", label_fr: "Canada", currency: "CAD" },
  { label: "France", label_fr: "France", currency: "EUR" },
  { label: "Spain", label_fr: "Espagne", currency: "EUR" },
];
vi.mock("../../../platform/sites/useSite.ts", () => ({ useSite: () => ({ regions }) }));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language, locale: language }) }));

const render = (currency: "CAD" | "EUR" | "GBP", digits?: number) =>
  renderToStaticMarkup(
    <CashBackElsewhere others={[{ currency, balance: 65, date_expired: null }]} digits={digits} />,
  ).replace(/<[^>]+>/g, "");

it("says where cash back in another currency can be used, in both languages", () => {
  language = "en";
  expect(render("CAD")).toBe("You have CA$65 cash back for orders in Canada.");
  expect(render("EUR")).toBe("You have €65 cash back for orders in France or Spain.");
  expect(render("EUR", 2), "in the checkout").toContain("€65.00 ");
  language = "fr";
  expect(render("EUR")).toBe(
    "Vous avez €65 de remise en argent pour les commandes dans ces régions\u00a0: France ou Espagne.",
  );
});

it("says nothing of a currency in which the site no longer sells", () => {
  language = "en";
  expect(render("GBP")).toBe("");
});
