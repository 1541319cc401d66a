import { cardPayment } from "@velours/sdk/rules";
import type { CardFields, CardGateway } from "../../gateways/CardGateway.ts";
import type { PaymentSource } from "../../PaymentSource.ts";

interface Options {
  fields: Pick<CardFields, "tokenise">;
  /** Errors of the fields, by the gateway's codes; null for none. */
  check: () => unknown;
  /** The card is kept for the next order. */
  vaulted: boolean;
  authorization: string;
}

/** Tokenises the card, and once more for offers after the purchase; an order needs only the first. */
export const cardSource = (
  gateway: Pick<CardGateway, "authenticate" | "deviceData">,
  { fields, check, vaulted, authorization }: Options,
): PaymentSource => ({
  method: "credit-card",
  check,
  screened: true,
  async toPayment({ total, currency }, kountId) {
    const card = await fields.tokenise();
    const { nonce, details } = await gateway.authenticate(card, { amount: total, currency });
    const second = await fields.tokenise().catch(() => null);
    return cardPayment({
      nonce,
      cardDetails: details,
      upsellsNonce: second?.nonce ?? null,
      deviceData: await gateway.deviceData(authorization),
      vaulted,
      kountId,
    });
  },
});
