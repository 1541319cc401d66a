import { walletPayment } from "@velours/sdk/rules";
import { usePaymentModel } from "../PaymentContext.ts";
import { useApproval } from "./useApproval.ts";

/** The approval of a wallet that the card gateway settles. */
export function useWalletPayment(method: Exclude<Parameters<typeof walletPayment>[0], `${string}-express`>) {
  const { gateway, token } = usePaymentModel();
  return useApproval(method, async (nonce, kountId) =>
    walletPayment(method, {
      nonce,
      kountId,
      deviceData: await gateway.deviceData(token.authorization ?? ""),
    }),
  );
}
