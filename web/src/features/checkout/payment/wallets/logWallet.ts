import type { DeviceWalletName } from "@velours/sdk/rules";
import type { Shop } from "../../../../platform/api/Shop.ts";
import { writeLog } from "../../../../platform/api/writeLog.ts";
import type { Unpaid } from "../PayOutcome.ts";

/** Puts a payment that a wallet did not make on record. */
export function logWallet(
  shop: Pick<Shop, "api" | "site">,
  wallet: DeviceWalletName,
  outcome: Unpaid,
): Promise<void> {
  const { error = null, status = null } = outcome.kind === "failed" ? outcome : {};
  const { code, reference, name, message } = (error ?? {}) as Record<string, string | undefined>;
  return writeLog(shop, {
    level: "error",
    type: wallet,
    message: message || `The payment was not made: ${outcome.kind}.`,
    error: {
      message: message ?? null,
      // Without the contact that a refusal may repeat.
      error: { code: code ?? null, reference: reference ?? null, name: name ?? null },
      statusCode: status,
    },
  });
}
