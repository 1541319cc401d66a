import { writeResponse } from "../api/writeResponse.ts";
import type { CallLog } from "../calls/CallLog.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { checkSettings, findUnknownSetting } from "./checkSettings.ts";
import type { MockSession } from "./MockSession.ts";
import type { Sessions } from "./Sessions.ts";
import { readSettings, speaksOfSettings } from "./settings.ts";

/** `/mock`: what a client set for itself, and the untouched shop again. */
export async function answerControls(
  request: Request,
  { sessions, log }: { sessions: Sessions; log: CallLog },
): Promise<Response> {
  const { session, setCookie } = sessions.of(request.headers);
  const headers = new Headers(setCookie ? { "set-cookie": setCookie } : {});
  const { pathname, searchParams } = new URL(request.url);
  const state = ({ id, settings, orders }: MockSession) =>
    writeResponse({ status: 200, body: { session: id, settings, orders: orders.size } }, headers);
  switch (`${request.method} ${pathname}`) {
    case "GET /mock":
      return state(session);
    case "POST /mock/reset":
      sessions.reset(session.id);
      log.forget(session.id);
      return state(sessions.find(session.id));
    case "POST /mock/settings": {
      const parts = [Object.fromEntries(searchParams), parseJson(await request.text())];
      const named = (name: string) =>
        parts
          .map((part) => part[name])
          .find((value) => value !== undefined)
          ?.toString();
      const mistake = findUnknownSetting(parts.flatMap(Object.keys)) ?? checkSettings(named);
      if (mistake !== undefined) return writeResponse(refuseFields({ mock: mistake }), headers);
      session.settings = speaksOfSettings(named) ? readSettings(named) : {};
      return state(session);
    }
    default:
      return writeResponse(refuse("resourceDoesNotExist"), headers);
  }
}

/** The properties of a JSON object; of anything else none. */
function parseJson(text: string): Record<string, string | number> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, string | number>) : {};
  } catch {
    return {};
  }
}
