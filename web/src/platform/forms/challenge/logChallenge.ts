import type { Shop } from "../../api/Shop.ts";
import type { ChallengeEvent } from "./createChallenge.ts";

/** Puts on record what the widget did. That it can't be is no reason to stop anybody. */
export async function logChallenge(
  { api, site }: Shop,
  event: ChallengeEvent,
  detail?: unknown,
): Promise<void> {
  const failed = event !== "verified" && event !== "expired";
  try {
    await (await api()).writeLog({
      body: {
        level: failed ? "error" : "info",
        type: "client",
        message: `challenge widget: ${event}`,
        site,
        url: location.origin + location.pathname,
        userAgent: navigator.userAgent,
        ...(detail !== undefined && { error: detail instanceof Error ? detail.message : String(detail) }),
      },
    });
  } catch {}
}
