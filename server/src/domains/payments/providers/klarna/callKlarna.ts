import { createHash } from "node:crypto";
import { OutcomeUnknownError } from "../../../../platform/http/OutcomeUnknownError.ts";
import type { KlarnaAccount } from "./KlarnaAccount.ts";

/** The provider's answer; `body` is undefined when it sent none. */
export interface KlarnaResponse {
  status: number;
  body: unknown;
}

const hosts = {
  playground: { na: "https://api-na.playground.klarna.com", eu: "https://api.playground.klarna.com" },
  production: { na: "https://api-na.klarna.com", eu: "https://api.klarna.com" },
} as const;

/** Where a currency's purchases are: one host for the US and Canada, one for Europe. */
export function getKlarnaHost(place: KlarnaAccount["place"], currency: string): string {
  if (place instanceof URL) return place.origin;
  return hosts[place][currency === "USD" || currency === "CAD" ? "na" : "eu"];
}

/** A UUID of version 5, as the provider wants its idempotency keys: the same words give the same key. */
export function toIdempotencyKey(name: string): string {
  const bytes = createHash("sha1").update(`velours ${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Calls the API. Throws OutcomeUnknownError for time-outs, broken connections and 5xx; wrong credentials are
 * our mistake.
 */
export async function callKlarna(
  account: KlarnaAccount,
  call: { method: "GET" | "POST" | "DELETE"; url: string; body?: unknown; key?: string },
): Promise<KlarnaResponse> {
  const { username, password, timeout } = account;
  let response: Response;
  let text: string;
  try {
    response = await fetch(call.url, {
      method: call.method,
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...(call.key !== undefined && { "klarna-idempotency-key": call.key }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (cause) {
    throw new OutcomeUnknownError("no answer", { cause });
  }
  const { status } = response;
  if (status >= 500 || status === 429) throw new OutcomeUnknownError(`answered ${status}`);
  if (status === 401) throw new Error("the provider does not know these credentials");
  try {
    return { status, body: text === "" ? undefined : JSON.parse(text) };
  } catch (cause) {
    throw new OutcomeUnknownError(`answered ${status} with something else than JSON`, { cause });
  }
}
