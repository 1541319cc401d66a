import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { withoutPersons } from "../../platform/telemetry/loggedError.ts";

/**
 * Writes a browser's report to the server's log: kind, message and site. Address and user agent are left out, and
 * personal data is removed from the texts.
 */
export const writeLog: Handler<"writeLog"> = async ({ body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "logIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { level, type, site, recurrence } = body;
  const [message, stack] = [body.message, body.stack].map((text) => text && withoutPersons(text));
  context.log[level]({ client: { type, message, site, recurrence, stack } }, "a browser wrote");
  return { status: 204 };
};
