/** The fields of an error that are logged. */
export type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE, or the system's or Fastify's code. */
  code?: string;
  constraint?: string;
  stack: string;
  cause?: LoggedError;
};

const depth = 3;

/**
 * An error without what it may say about a person: of its fields only those named above, and a message without addresses,
 * numbers of cards and, where it quotes what was sent, without the quotation.
 */
export function loggedError(error: unknown, left = depth): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersons(String(error)), stack: "" };
  const { name, message, code, constraint, stack = "", cause } = error as Error & Record<string, unknown>;
  const quotes = error instanceof SyntaxError || /^22/.test(String(code));
  return {
    type: String(name),
    message: withoutPersons(quotes ? String(message).replace(/"[^"]*"?|'[^']*'?/g, '"…"') : String(message)),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(constraint === undefined ? {} : { constraint: String(constraint) }),
    stack: String(stack)
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(cause === undefined || left === 0 ? {} : { cause: loggedError(cause, left - 1) }),
  };
}

/** A text without email addresses, long numbers and the queries of URLs. */
export function withoutPersons(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[e-mail]")
    .replace(/\d(?:[ -]?\d){11,}/g, "[number]")
    .replace(/\?[^\s?"'<>)]+=[^\s"'<>):]*/g, "?[query]");
}
