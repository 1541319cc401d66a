import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type SignedEvent, webhookHeaders } from "@velours/sdk/shop";
import { guardedLookup, type IsAllowed } from "../../platform/http/guardedLookup.ts";

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
    const status = await post(new URL(address), { headers, body, signal, isAllowed });
    return { status, error: status >= 200 && status < 300 ? null : `The receiver answered ${status}` };
  } catch (error) {
    if (signal.aborted) return { status: null, error: `No answer in ${milliseconds / 1000} seconds` };
    return { status: null, error: (error as Error).message || String(error) };
  }
}

interface Post {
  headers: Record<string, string | number>;
  body: string;
  signal: AbortSignal;
  isAllowed: IsAllowed;
}

async function post(url: URL, { headers, body, signal, isAllowed }: Post): Promise<number> {
  const options = {
    method: "POST",
    lookup: guardedLookup(url, isAllowed),
    signal,
    agent: false,
    headers,
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
      .on("error", reject)
      .end(body);
  });
}
