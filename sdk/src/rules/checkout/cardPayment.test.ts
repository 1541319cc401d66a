import { describe, expect, it } from "vitest";
import { cardPayment, savedCardPayment } from "./cardPayment.ts";

describe("cardPayment", () => {
  const check = { kountId: "0".repeat(32), deviceData: "{}" };

  it("a new card", () =>
    expect(
      cardPayment({
        ...check,
        nonce: "n1",
        upsellsNonce: "n2",
        vaulted: false,
        cardDetails: { lastFour: "1111", bin: "411111" },
      }),
    ).toEqual({
      paymentMethod: "credit-card",
      gateway: "braintree",
      service: "braintree",
      nonce: "n1",
      upsells: { nonce: "n2" },
      vaulted: false,
      cardDetails: { lastFour: "1111", bin: "411111" },
      ...check,
    }));

  it("CA-30 without a second nonce no upsells", () =>
    expect(cardPayment({ ...check, nonce: "n1", upsellsNonce: null, vaulted: false })).not.toHaveProperty(
      "upsells",
    ));

  it("a saved card pays offers too", () =>
    expect(savedCardPayment({ ...check, token: "t" })).toMatchObject({
      token: "t",
      upsells: { token: "t" },
      vaulted: true,
    }));
});
