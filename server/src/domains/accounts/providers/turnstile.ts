import { randomUUID } from "node:crypto";
import { callService } from "../../../platform/http/callService.ts";
import type { BotCheck } from "../BotCheck.ts";

interface Options {
  /** Address of its API: `https://challenges.cloudflare.com/turnstile/v0`. */
  url: string;
  secret: string;
  /** Milliseconds. */
  timeout?: number;
}

/** Error codes of a bad token; every other code is a fault here or at the service. */
const badToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

/** Cloudflare Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export function turnstile({ url, secret, timeout = 3_000 }: Options): BotCheck {
  return {
    async verify({ token, ip }) {
      const verdict = (await callService({
        service: "Turnstile",
        url: new URL(`${url}/siteverify`),
        headers: {},
        body: { secret, response: token, remoteip: ip, idempotency_key: randomUUID() },
        timeout,
      })) as { success?: boolean; "error-codes"?: string[] } | null | undefined;
      if (verdict?.success === true) return true;
      const codes = verdict?.["error-codes"] ?? [];
      if (codes.length > 0 && codes.every((code) => badToken.has(code))) return false;
      throw new Error(`Turnstile answered ${codes.join(", ") || "no verdict"}`);
    },
  };
}
