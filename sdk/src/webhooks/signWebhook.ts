import { createHmac } from "./hmac.ts";

/** An event to sign: its id, when it is sent in seconds since 1970 began, and its body as it is sent. */
export interface SignedContent {
  id: string;
  timestamp: number;
  body: string;
}

/** Signs an event as Standard Webhooks has it: `v1,` and the HMAC-SHA256 in Base64. */
export async function signWebhook({ id, timestamp, body }: SignedContent, secret: string): Promise<string> {
  const bytes = await createHmac(`${id}.${timestamp}.${body}`, secret);
  return `v1,${btoa(String.fromCharCode(...bytes))}`;
}
