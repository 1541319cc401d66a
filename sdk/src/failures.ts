/** No answer came: no network, no such host, connection cut. `cause` has the reason. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";

  constructor(operation: string, cause: unknown) {
    super(`${operation} did not reach the shop`, { cause });
  }
}

/** The answer, its body included, took longer than allowed. It is not repeated: a slow shop is not helped by it. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";

  constructor(operation: string, milliseconds: number) {
    super(`${operation} took over ${milliseconds} ms`);
  }
}

/** Something answered that does not speak the contract: a proxy's error page, say. */
export class UnexpectedAnswerError extends Error {
  override readonly name = "UnexpectedAnswerError";
  readonly response: Response;

  constructor(operation: string, response: Response) {
    super(`${operation}: ${response.status} outside the contract`);
    this.response = response;
  }
}

/** The shop refused, where a refusal is thrown (`orThrow`, `paginate`): `error` is the contract's, its message the error's. */
export class RefusedError<Failure = unknown> extends Error {
  override readonly name = "RefusedError";
  readonly error: Failure;
  readonly response: Response;

  constructor(error: Failure, response: Response) {
    super((error as { message?: string }).message);
    this.error = error;
    this.response = response;
  }
}
