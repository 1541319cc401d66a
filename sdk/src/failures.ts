import type { CallInfo } from "./requestOptions.ts";

interface Facts {
  cause?: unknown;
  response?: Response;
  reference?: string | undefined;
  body?: string;
}

/**
 * Thrown by every call of the SDK. Your own mistakes and the reason of an aborted signal are thrown as they
 * are.
 */
export class VeloursError extends Error {
  override readonly name: string = "VeloursError";
  /** The operation's name; for `client.request`, the method and path it was given. */
  readonly operation: string;
  /** How many requests were sent. */
  readonly attempts: number;
  /** The key the call was sent with: send it again to learn what became of the call. */
  readonly idempotencyKey: string | undefined;
  /** The HTTP status, where there was a response. */
  readonly status: number | undefined;
  /** The response's `x-request-id`, which the shop's log has, too. */
  readonly requestId: string | undefined;
  /** The contract's name of a refusal. */
  readonly reference: string | undefined;
  /** The response's text, where it was not the contract's. */
  readonly body: string | undefined;

  constructor(message: string, call: CallInfo, { cause, response, reference, body }: Facts = {}) {
    super(message, { cause });
    this.operation = call.operation;
    this.attempts = call.attempts;
    this.idempotencyKey = call.idempotencyKey;
    this.status = response?.status;
    this.requestId = response?.headers.get("x-request-id") ?? undefined;
    this.reference = reference;
    this.body = body;
  }
}

/** No answer came: no network, no such host, connection cut. `cause` has the reason. */
export class ConnectionError extends VeloursError {
  override readonly name = "ConnectionError";

  constructor(call: CallInfo, cause: unknown) {
    super(`${call.operation} did not reach the shop`, call, { cause });
  }
}

/** The answer, its body included, took longer than allowed, in each attempt. */
export class TimeoutError extends VeloursError {
  override readonly name = "TimeoutError";

  constructor(call: CallInfo, milliseconds: number) {
    super(`${call.operation} took over ${milliseconds} ms`, call);
  }
}

/** Browsers hide the target of a redirect that is not followed. */
const describeAnswer = ({ status, type, headers }: Response): string =>
  type === "opaqueredirect" || (/^3/.test(`${status}`) && status !== 304)
    ? `only reads are redirected; ${status} to ${headers.get("location")}`
    : `${status} outside the contract`;

/** Something answered that does not speak the contract: a proxy's error page, say. `body` has its text. */
export class UnexpectedAnswerError extends VeloursError {
  override readonly name = "UnexpectedAnswerError";
  readonly response: Response;

  constructor(call: CallInfo, response: Response, body = "") {
    super(`${call.operation}: ${describeAnswer(response)}`, call, { response, body });
    this.response = response;
  }
}

/** A card gateway's errors have none. */
type ReferenceOf<Failure> = unknown extends Failure
  ? string | undefined
  : Failure extends { reference: infer Reference extends string }
    ? Reference
    : undefined;

/** The shop refused, where a refusal is thrown (`orThrow`, `paginate`): `error` is the contract's, its message the error's. */
export class RefusedError<Failure = unknown> extends VeloursError {
  override readonly name = "RefusedError";
  declare readonly reference: ReferenceOf<Failure>;
  readonly error: Failure;
  readonly response: Response;

  constructor(error: Failure, response: Response, call: CallInfo = { operation: "", attempts: 1 }) {
    const { message, reference } = error as { message?: string; reference?: string };
    // A card gateway's errors are a list, each with a message of its own.
    const messages = Array.isArray(error) ? error.map((entry: Error) => entry.message).join(" ") : message;
    super(messages ?? "", call, { response, reference });
    this.error = error;
    this.response = response;
  }
}
