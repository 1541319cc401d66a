import { type DeviceWalletName, walletPayment } from "@velours/sdk/rules";
import type { CardGateway } from "../gateways/CardGateway.ts";
import type { PaymentSource } from "../PaymentSource.ts";

interface Authorized {
  gateway: Pick<CardGateway, "deviceData">;
  /** The gateway's, for its device data. */
  authorization: string;
  /** Turns what was authorised in the sheet into the gateway's nonce. */
  tokenise: () => Promise<string>;
}

/** Source of a payment authorised in a device wallet's sheet. */
export const walletSource = (
  method: DeviceWalletName | `${DeviceWalletName}-express`,
  { gateway, authorization, tokenise }: Authorized,
): PaymentSource => ({
  method,
  screened: true,
  holdsSheet: true,
  toPayment: async (_invoice, kountId) =>
    walletPayment(method, {
      nonce: await tokenise(),
      deviceData: await gateway.deviceData(authorization),
      kountId,
    }),
});
