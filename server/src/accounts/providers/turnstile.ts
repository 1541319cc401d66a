import { randomUUID } from "node:crypto";
import type { BotCheck } from "../BotCheck.ts";

interface Options {
  /** Address of its API: `https://challenges.cloudflare.com/turnstile/v0`. */
  url: string;
  secret: string;
  timeoutMilliseconds?: number;
}

/** What makes a token bad; every other error code says that something is wrong here or there. */
const badToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

/** Cloudflare Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export function turnstile({ url, secret, timeoutMilliseconds = 3_000 }: Options): BotCheck {
  return {
    async verify({ token, ip }) {
      const answer = await fetch(`${url}/siteverify`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ secret, response: token, remoteip: ip, idempotency_key: randomUUID() }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      const verdict = (await answer.json().catch(() => ({}))) as {
        success?: boolean;
        "error-codes"?: string[];
      };
      if (verdict.success === true) return true;
      const codes = verdict["error-codes"] ?? [];
      if (codes.length > 0 && codes.every((code) => badToken.has(code))) return false;
      throw new Error(`Turnstile answered ${answer.status}: ${codes.join(", ") || "no verdict"}`);
    },
  };
}
