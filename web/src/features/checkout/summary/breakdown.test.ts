import { sumAmounts } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { breakdown } from "./breakdown.ts";

function invoice(change: Partial<Invoice> = {}): Invoice {
  return {
    currency: "USD",
    subtotal: 96,
    _subtotal: { taxable: 96, discounted: 96, discountable: 96, physical: 96, digital: 0 },
    discounts: { savings: 24, freeProduct: 0, shipping: 0, promotion: 0, giftCard: 0, credits: 0 },
    taxes: { total: 7.92, _total: { shipping: 0, regional: 7.92 }, data: null, included: false },
    shipping: 7,
    total: 110.92,
    payments: { giftCard: 0, creditCard: 110.92, credits: 0 },
    ...change,
  };
}

const row = (rows: ReturnType<typeof breakdown>, key: string) => rows.find((row) => row.key === key);
const discounts = (change: object) => ({ ...invoice().discounts, ...change });

describe("breakdown", () => {
  it("has no shipping and tax before the payment step (C-114)", () => {
    expect(breakdown({ invoice: invoice(), step: "shipping" }).map((row) => row.key)).toEqual([
      "subtotal",
      "total",
    ]);
  });

  it("has them in express mode also before it (C-357)", () => {
    const rows = breakdown({ invoice: invoice(), step: "shipping", express: true });
    expect(rows.map((row) => row.key)).toEqual(["subtotal", "shipping", "salesTax", "total"]);
  });

  it("has shipping and sales tax on payment and complete (C-113, C-117)", () => {
    for (const step of ["payment", "complete"] as const) {
      const rows = breakdown({ invoice: invoice(), step });
      expect(rows.map((row) => row.key)).toEqual(["subtotal", "shipping", "salesTax", "total"]);
      expect(row(rows, "salesTax")?.value).toBe(7.92);
    }
  });

  it("says nothing of shipping where nothing is shipped", () => {
    for (const step of ["payment", "complete"] as const) {
      const rows = breakdown({ invoice: invoice({ shipping: 0 }), step, shipped: false });
      expect(rows.map((row) => row.key)).toEqual(["subtotal", "salesTax", "total"]);
    }
  });

  it("strikes the shipping before its discount through (C-115)", () => {
    const rows = breakdown({
      invoice: invoice({ shipping: 0, discounts: discounts({ shipping: 7 }) }),
      step: "payment",
    });
    expect(row(rows, "shipping")).toEqual({ key: "shipping", value: "free", former: 7 });
  });

  it("says Included for taxes that are in the prices, and VAT Included in pounds (C-118, CA-31)", () => {
    const rows = breakdown({
      invoice: invoice({ currency: "GBP", taxes: { ...invoice().taxes, included: true } }),
      step: "payment",
    });
    expect(row(rows, "salesTax")?.value).toBe("included");
    expect(row(rows, "vat")).toBeDefined();
  });

  it("adds up to the total where cash back pays in whole amounts", () => {
    const paid = { giftCard: 0, creditCard: 0, credits: 44 };
    const bill = { subtotal: 34, taxes: { ...invoice().taxes, total: 2.81 }, payments: paid, total: 0 };
    for (const step of ["payment", "complete"] as const) {
      const rows = breakdown({ invoice: invoice(bill), step });
      expect(row(rows, "unusedCredits")?.value).toBe(0.19);
      const parts = rows.flatMap(({ key, value }) =>
        key !== "total" && typeof value === "number" ? value : [],
      );
      expect(sumAmounts(parts)).toBe(0);
    }
    expect(row(breakdown({ invoice: invoice(), step: "payment" }), "unusedCredits")).toBeUndefined();
  });

  it("takes duties out of the sales tax when they have their own row (C-116, CA-87)", () => {
    const taxes = { total: 12.42, _total: { shipping: 4.5, regional: 7.92 }, data: null, included: false };
    const rows = breakdown({ invoice: invoice({ taxes }), step: "payment" });
    expect([row(rows, "duties")?.value, row(rows, "salesTax")?.value]).toEqual([4.5, 7.92]);
    expect(row(breakdown({ invoice: invoice(), step: "payment" }), "duties")).toBeUndefined();
  });

  it("says that duties beside included taxes are no part of the total (CA-404)", () => {
    const taxes = { total: 20.5, _total: { shipping: 4.5, regional: 16 }, data: null, included: true };
    const rows = breakdown({ invoice: invoice({ currency: "GBP", taxes }), step: "payment" });
    expect(row(rows, "dutiesToCarrier")?.value).toBe(4.5);
    expect(row(rows, "duties")).toBeUndefined();
  });

  it("tags the promotion with its discount, Free for a gift, or 0 (C-105 to C-107)", () => {
    const tag = (type: "percentage" | "free_product", change: object) =>
      row(
        breakdown({
          invoice: invoice({ discounts: discounts(change) }),
          step: "shipping",
          promotion: { name: "P", type },
        }),
        "promotion",
      )?.value;
    expect(tag("percentage", { promotion: 14.4 })).toBe(-14.4);
    expect(tag("free_product", { freeProduct: 12 })).toBe("free");
    expect(tag("percentage", {})).toBe(0);
  });

  it("shows what gift card and cash back paid, and on complete the discount (C-108 to C-112)", () => {
    const paid = invoice({
      discounts: discounts({ promotion: 10 }),
      payments: { giftCard: 20, credits: 5, creditCard: 75.92 },
    });
    const rows = breakdown({ invoice: paid, step: "complete", promotion: { name: "P", type: "percentage" } });
    expect(rows.map((row) => [row.key, row.value]).slice(0, 4)).toEqual([
      ["subtotal", 96],
      ["discount", -10],
      ["cashBack", -5],
      ["giftCard", -20],
    ]);
  });

  it("never shows a total below 0 (C-120)", () => {
    expect(row(breakdown({ invoice: invoice({ total: -3 }), step: "shipping" }), "total")?.value).toBe(0);
  });
});
