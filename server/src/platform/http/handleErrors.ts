import type { Socket } from "node:net";
import {
  defaultBodyLimit,
  type ErrorReference,
  InvalidRequestError,
  notHttpText,
  tooLargeText,
} from "@velours/sdk/shop";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorResponse, refuse } from "../contract.ts";
import { TooManyRequestsError } from "../limits/TooManyRequestsError.ts";
import { refuseForSeconds } from "../limits/throttleRequest.ts";
import { isUnavailable } from "../store/isUnavailable.ts";
import { OutcomeUnknownError } from "./OutcomeUnknownError.ts";
import { ServiceUnavailableError } from "./ServiceUnavailableError.ts";

/** The response of another service, passed on unchanged: its status and its text. */
export class PassthroughError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = "PassthroughError";
    this.status = status;
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** Why it was refused, once it is. */
    reference: ErrorReference | undefined;
  }
}

const bodyTooLarge = "FST_ERR_CTP_BODY_TOO_LARGE";

const bodyTexts: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "The body must be JSON",
  FST_ERR_CTP_INVALID_JSON_BODY: "The body must be JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body must be JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The body does not have the length its header says",
};

const notInTime = "The request did not arrive in time";
/** How long a caller that is refused may go on sending. */
const discardMilliseconds = 1_000;

/** The one place where errors become responses. Errors outside the contract are logged and answered neutrally. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest("reference", undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof PassthroughError)
      return reply.code(error.status).type("text/plain; charset=utf-8").send(error.message);
    // The rest of the body is read and dropped, within the time a request has. A connection closed before that is reset,
    // and the caller never sees the answer.
    if (error.code === bodyTooLarge) reply.removeHeader("connection");
    return send(reply, toRefusal(error, request));
  });
  app.setNotFoundHandler((_request, reply) => send(reply, refuse("resourceDoesNotExist")));
}

/**
 * For Fastify's `frameworkErrors`: an address that cannot be read reaches neither route nor hook, and is refused like a wrong
 * value, with the headers the hooks would have set.
 */
export const refuseAddress =
  (headers: Record<string, string>) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    send(reply.headers({ ...headers, "x-request-id": request.id }), invalid({ request: notHttpText }));
  };

/** The part of a server's connections by which input that is not HTTP, or late, is answered. */
interface OpenConnections {
  isResponding: (socket: Socket) => boolean;
  /** Calls `refuse` for a request that has not arrived in time, at once or later. */
  refuseLate: (socket: Socket, refuse: () => void) => void;
}

/** For Fastify's `clientErrorHandler`: input that is not HTTP is answered on the bare socket, which is then closed. */
export const refuseSocket =
  (headers: Record<string, string>, { isResponding, refuseLate }: OpenConnections) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    const refuse = () => {
      if (error.code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
      const body = JSON.stringify(invalid({ request: isLate ? notInTime : notHttpText }).body);
      if (!socket.writable || isResponding(socket)) socket.destroy(error);
      else {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        endAndDiscard(
          socket,
          `HTTP/1.1 ${isLate ? "408 Request Timeout" : "400 Bad Request"}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
            `content-type: application/json; charset=utf-8\r\nconnection: close\r\n${lines.join("")}\r\n${body}`,
        );
      }
    };
    if (isLate) refuseLate(socket, refuse);
    else refuse();
  };

/**
 * Ends the connection after `answer`. Closed at once, with bytes of the caller unread, the system resets it and the
 * caller never sees the answer; so what still arrives is read for a while, and by no parser.
 */
function endAndDiscard(socket: Socket, answer: string): void {
  socket.removeAllListeners("data").on("data", () => {});
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), discardMilliseconds);
  socket.once("close", () => clearTimeout(timer));
}

/** Sends a refusal as JSON. */
export function send(
  reply: FastifyReply,
  { status, body, headers }: ErrorResponse<ErrorReference>,
): FastifyReply {
  reply.request.reference = body.reference;
  return reply
    .code(status)
    .headers(headers ?? {})
    .type("application/json; charset=utf-8")
    .send(body);
}

function toRefusal(error: FastifyError, request: FastifyRequest): ErrorResponse<ErrorReference> {
  if (error instanceof InvalidRequestError) return invalid(error.fields);
  if (error instanceof TooManyRequestsError) return refuseForSeconds(error.seconds, error.quota);
  if (error.code === bodyTooLarge)
    return invalid({ body: tooLargeText(request.routeOptions.bodyLimit ?? defaultBodyLimit) });
  const text = bodyTexts[error.code];
  if (text !== undefined) return invalid({ body: text });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return invalid({ request: notHttpText });
  }
  if (error.name === "AbortError" && request.raw.destroyed) {
    request.log.info("the browser went away");
    return refuse("internalError");
  }
  request.log.error({ err: error }, "the request failed");
  if (
    error instanceof OutcomeUnknownError ||
    error instanceof ServiceUnavailableError ||
    isUnavailable(error)
  )
    return refuse("serviceUnavailable", null, { headers: { "retry-after": 5 } });
  return refuse("internalError");
}

function invalid(fields: Record<string, string>): ErrorResponse<"validationError"> {
  return refuse("validationError", fields, { values: { text: Object.values(fields)[0] ?? "" } });
}
