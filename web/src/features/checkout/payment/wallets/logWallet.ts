import type { DeviceWalletName } from "@velours/sdk/rules";
import type { Shop } from "../../../../platform/api/Shop.ts";
import type { Unpaid } from "../PayOutcome.ts";

/** Puts a payment that a wallet did not make on record. Its own failure is ignored. */
export async function logWallet(
  { api, site }: Pick<Shop, "api" | "site">,
  wallet: DeviceWalletName,
  outcome: Unpaid,
): Promise<void> {
  const { error = null, status = null } = outcome.kind === "failed" ? outcome : {};
  const { code, reference, name, message } = (error ?? {}) as Record<string, string | undefined>;
  const body = {
    level: "error" as const,
    type: wallet,
    message: (message || `The payment was not made: ${outcome.kind}.`).slice(0, 2000),
    site,
    url: location.href.slice(0, 2000),
    userAgent: navigator.userAgent.slice(0, 500),
    error: {
      message: message ?? null,
      // Without the contact that a refusal may repeat.
      error: { code: code ?? null, reference: reference ?? null, name: name ?? null },
      statusCode: status,
    },
  };
  try {
    await (await api()).writeLog({ body });
  } catch {}
}
