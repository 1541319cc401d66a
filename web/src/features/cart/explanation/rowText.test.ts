import { type ExplainedRow, formatMoney } from "@velours/sdk/rules";
import { describe, expect, it } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import type { LineItem } from "../lineItems.ts";
import { rowText } from "./rowText.ts";

const item = { title: "Halo", options: "Violet", quantity: 2 } as LineItem;
const promotion = { name: "WELCOME", type: "percentage_threshold", eligible: 96, percent: 10, tier: 75 };
const next = { threshold: 125, missing: 29, unit: "amount" } as const;

const say = (row: ExplainedRow<LineItem>, language: "en" | "fr") => {
  const { label, notes } = rowText(row, {
    text: textIn(language),
    money: (amount) => formatMoney(amount, "CAD", { digits: 2 }),
    say: (options) => options,
  });
  return [label, ...notes].join(" | ").replaceAll("\u00a0", "~");
};

describe("rowText", () => {
  it.each<[ExplainedRow<LineItem>, string, string]>([
    [
      { row: "line", amount: 96, line: item, unit: 48 },
      "2 x Halo | Violet · 2 × CA$48.00",
      "2 x Halo | Violet · 2 × CA$48.00",
    ],
    [
      { row: "promotion", amount: -9, promotion: { ...promotion, next }, limited: true, gives: null },
      "WELCOME | 10% of CA$96.00. | Rounded down to whole amounts; no price falls below its minimum. | Level reached: CA$75.00. | Next level at CA$125.00: CA$29.00 more.",
      "WELCOME | 10~% de CA$96.00. | Arrondi au montant entier inférieur~; aucun prix ne passe sous son minimum. | Palier atteint~: CA$75.00. | Palier suivant à CA$125.00~: encore CA$29.00.",
    ],
    [
      {
        row: "promotion",
        amount: 0,
        promotion: { name: "TAKEFOUR", type: "free_product_quantity_threshold", tier: 1 },
        limited: false,
        gives: "product",
      },
      "TAKEFOUR | A gift. | Level reached: 1 item.",
      "TAKEFOUR | Un cadeau. | Palier atteint~: 1 article.",
    ],
    [
      {
        row: "promotion",
        amount: -10,
        promotion: { ...promotion, percent: 0, tier: null },
        limited: false,
        gives: null,
      },
      "WELCOME | Taken off products worth CA$96.00.",
      "WELCOME | Déduit de produits d’une valeur de CA$96.00.",
    ],
    [
      {
        row: "promotion",
        amount: 0,
        promotion: { name: "PAIRUP", type: "percentage" },
        limited: false,
        gives: null,
      },
      "PAIRUP | Takes nothing off this total.",
      "PAIRUP | Ne réduit pas ce total.",
    ],
    [
      { row: "shipping", amount: 5, before: 7 },
      "Shipping | Instead of CA$7.00.",
      "Livraison | Au lieu de CA$7.00.",
    ],
    [
      { row: "unusedCredits", amount: 0.5 },
      "Rounding of cash back | Cash back pays in whole amounts.",
      "Arrondi de la remise en argent | La remise en argent paie des montants entiers.",
    ],
    [
      { row: "carrierDuties", amount: 0, value: 4.5 },
      "Duties (paid to the carrier)",
      "Droits de douane (payés au transporteur)",
    ],
    [
      { row: "includedTaxes", amount: 0, value: 16 },
      "Sales tax | Already in the prices.",
      "Taxe de vente | Déjà compris dans les prix.",
    ],
  ])("%o", (row, english, french) => {
    expect(say(row, "en")).toBe(english);
    expect(say(row, "fr")).toBe(french);
  });
});
