import type { WebhookEvent } from "../generated/types.ts";
import { decodeBase64, isHmac } from "./hmac.ts";
import { InvalidSignatureError } from "./InvalidSignatureError.ts";

/** Headers of a request, of fetch or of Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookTerms {
  /** Seconds that the request's time may differ from the receiver's clock; 300 by default. */
  tolerance?: number;
  /** The receiver's clock, in milliseconds. */
  now?: number;
}

/**
 * Reads an event that a shop sent, once its signature is proven. Give it the body as it came, before anything parsed it, and
 * the webhook's secret: all that may be in use while you change it. Throws an InvalidSignatureError for everything else.
 */
export async function parseWebhookEvent(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = 300, now = Date.now() }: WebhookTerms = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    readHeader(headers, name),
  );
  if (!id || !timestamp || !signature) throw new InvalidSignatureError("The request is not signed.");
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance)
    throw new InvalidSignatureError("The request is too old, or one of the clocks is wrong.");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const content = `${id}.${timestamp}.${text}`;
  const secrets = typeof secret === "string" ? [secret] : secret;
  for (const bytes of listSignatures(signature))
    for (const own of secrets) if (await isHmac(bytes, content, own)) return JSON.parse(text) as WebhookEvent;
  throw new InvalidSignatureError("No signature fits: the secret is another, or the body was changed.");
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === "string" ? value : value?.[0];
}

/** More signatures than a shop has secrets in use; a request with thousands must not keep the receiver busy. */
const most = 10;

/** The signatures of the one version there is; others are left out. */
function listSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  const texts = header.split(" ").flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
  return texts.slice(0, most).flatMap((text) => {
    try {
      return [decodeBase64(text)];
    } catch {
      return [];
    }
  });
}
