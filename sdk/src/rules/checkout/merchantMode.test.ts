import { describe, expect, it } from "vitest";
import type { Invoice } from "../../types.ts";
import { internalPayment, merchantMode } from "./merchantMode.ts";

const paid = (total: number, giftCard = 0, credits = 0): Pick<Invoice, "total" | "payments"> => ({
  total,
  payments: { giftCard, credits, creditCard: total },
});

describe("merchantMode", () => {
  it.each([
    ["a gift card settles it", { amount_remaining: 50 }, paid(0, 50), "internal"],
    ["a gift card settles part", { amount_remaining: 50 }, paid(0.01, 50), "gateway"],
    ["credits settle it", null, paid(0, 0, 50), "internal"],
    ["nothing to settle", null, paid(0), "gateway"],
    ["an empty gift card", { amount_remaining: 0 }, paid(0), "gateway"],
  ])("C-364 C-365 %s", (_, giftCard, invoice, mode) => expect(merchantMode(giftCard, invoice)).toBe(mode));

  it.each([
    [50, 0, "gift-card"],
    [0, 50, "credits"],
    [20, 30, "gift-card-and-credits"],
    [0, 0, "free"],
  ])("C-653 CA-34 gift card %d and credits %d pay by %s", (giftCard, credits, paymentMethod) =>
    expect(internalPayment(paid(0, giftCard, credits))).toEqual({
      gateway: "internal",
      service: "internal",
      paymentMethod,
    }),
  );
});
