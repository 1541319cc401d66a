import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connectionError } from "./connectionError.ts";
import { guardedLookup, type IsAllowed } from "./guardedLookup.ts";

interface OutgoingRequest extends Pick<RequestOptions, "method" | "headers"> {
  isAllowed: IsAllowed;
  /** Ends the wait, and the response's body as well. */
  signal: AbortSignal;
  body?: string;
}

/** Asks an address that a merchant names. Rejects whenever no answer comes, and throws a ForbiddenHostError for a host inside a network. */
export const openResponse = (
  url: URL,
  { isAllowed, body, ...options }: OutgoingRequest,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    request(url, { ...options, lookup: guardedLookup(url, isAllowed), agent: false }, resolve)
      .on("error", (error) => reject(connectionError(error)))
      // Node answers a switch of protocols with neither a response nor an error.
      .on("close", () => reject(new Error("The connection ended without an answer")))
      .end(body);
  });
