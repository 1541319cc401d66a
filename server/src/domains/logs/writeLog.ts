import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { withoutPersons } from "../../platform/telemetry/loggedError.ts";

/**
 * Puts what a browser noticed into the server's log: kind, message and site. The address and the browser's
 * name are left out, and what looks like somebody's is taken out of the texts; they can say who somebody is.
 */
export const writeLog: Handler<"writeLog"> = async ({ body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "logIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { level, type, site, recurrence } = body;
  const [message, stack] = [body.message, body.stack].map((text) => text && withoutPersons(text));
  context.log[level]({ client: { type, message, site, recurrence, stack } }, "a browser wrote");
  return { status: 204 };
};
