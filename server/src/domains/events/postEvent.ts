import { type SignedEvent, webhookHeaders } from "@velours/sdk/shop";
import type { IsAllowed } from "../../platform/http/guardedLookup.ts";
import { openResponse } from "../../platform/http/openResponse.ts";

export interface PostLimits {
  /** Of the whole request. */
  milliseconds: number;
  isAllowed: IsAllowed;
}

/** How an attempt ended: without an error the receiver has the event. */
export interface PostResult {
  status: number | null;
  error: string | null;
}

/**
 * Sends a signed event. Any 2XX takes it. A redirect is no answer: it could lead anywhere. The response's body is not
 * read.
 */
export async function postEvent(
  address: string,
  event: SignedEvent,
  { milliseconds, isAllowed }: PostLimits,
): Promise<PostResult> {
  const { body } = event;
  const signal = AbortSignal.timeout(milliseconds);
  const headers = { ...(await webhookHeaders(event)), "content-length": Buffer.byteLength(body) };
  try {
    const response = await openResponse(new URL(address), {
      method: "POST",
      headers,
      body,
      signal,
      isAllowed,
    });
    response.destroy();
    const status = response.statusCode ?? 0;
    return { status, error: status >= 200 && status < 300 ? null : `The receiver answered ${status}` };
  } catch (error) {
    if (signal.aborted) return { status: null, error: `No answer in ${milliseconds / 1000} seconds` };
    return { status: null, error: (error as Error).message };
  }
}
