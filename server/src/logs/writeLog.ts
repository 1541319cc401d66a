import type { Handler } from "../generated/handlers.ts";

/**
 * Puts what a browser noticed into the server's log (7.5): kind, message and site. The address and the browser's
 * name are left out; they can say who somebody is.
 */
export const writeLog: Handler<"writeLog"> = ({ body }, { log }) => {
  const { level, type, message, site, recurrence, stack } = body;
  log[level]({ client: { type, message, site, recurrence, stack } }, "a browser wrote");
  return { status: 204 };
};
