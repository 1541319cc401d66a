import type { DeviceWalletName } from "@velours/sdk/rules";
import type { Api } from "../../../../platform/api/createApi.ts";

/** Puts a failure of a wallet on record. Its own failure is ignored. */
export function logWallet(
  client: Pick<Api, "writeLog">,
  wallet: DeviceWalletName,
  site: string,
  error: unknown,
): void {
  const { message, status } = (error ?? {}) as { message?: string; status?: number };
  const body = {
    level: "error" as const,
    type: wallet,
    message: (message || "The wallet failed.").slice(0, 2000),
    site,
    url: location.href.slice(0, 2000),
    userAgent: navigator.userAgent.slice(0, 500),
    error: { message: message ?? null, error: reasonOf(error), statusCode: status ?? null },
  };
  client.writeLog({ body }).catch(() => {});
}

/** What provider or shop said, without the contact that a refusal may repeat. */
function reasonOf(error: unknown): object {
  const { reason = error } = (error ?? {}) as { reason?: unknown };
  const { code, reference, name } = (reason ?? {}) as Record<string, unknown>;
  return { code: code ?? null, reference: reference ?? null, name: name ?? null };
}
