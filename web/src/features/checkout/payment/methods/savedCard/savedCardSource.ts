import { savedCardPayment } from "@velours/sdk/rules";
import type { CardGateway } from "../../gateways/CardGateway.ts";
import type { PaymentSource } from "../../PaymentSource.ts";

/** A card the gateway keeps for the member. */
export const savedCardSource = (
  gateway: Pick<CardGateway, "deviceData">,
  { token, authorization }: { token: string; authorization: string },
): PaymentSource => ({
  method: "saved-credit-card",
  screened: true,
  toPayment: async (_invoice, kountId) =>
    savedCardPayment({ token, deviceData: await gateway.deviceData(authorization), kountId }),
});
