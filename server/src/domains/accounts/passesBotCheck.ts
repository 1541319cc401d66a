import type { Context } from "../../platform/context.ts";

/**
 * True when a person sent the request. When the service does not answer, the check fails and the error is
 * logged.
 */
export async function passesBotCheck(
  { botCheck, ip, log }: Pick<Context, "botCheck" | "ip" | "log">,
  token: string | null | undefined,
): Promise<boolean> {
  if (!token) return false;
  try {
    return await botCheck.verify({ token, ip });
  } catch (error) {
    log.error({ err: error }, "the bot check does not answer");
    return false;
  }
}
