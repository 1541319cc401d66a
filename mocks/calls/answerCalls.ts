import { writeResponse } from "../api/writeResponse.ts";
import { pageHeaders } from "../gallery/pageLook.ts";
import type { CallFilter, CallLog } from "./CallLog.ts";
import { callsPage } from "./callsPage.ts";

/** `/mock/calls`: a page for a browser, JSON for a program; `?session=` and `?operation=` choose among them. */
export function answerCalls(request: Request, log: CallLog): Response {
  const { searchParams } = new URL(request.url);
  const filter: CallFilter = {
    session: searchParams.get("session") || undefined,
    operation: searchParams.get("operation") || undefined,
  };
  const calls = log.list(filter);
  if (!request.headers.get("accept")?.includes("text/html"))
    return writeResponse({ status: 200, body: calls });
  const isLive = searchParams.has("live");
  return writeResponse({
    status: 200,
    body: callsPage(calls, { ...filter, isLive }),
    headers: { ...pageHeaders, "cache-control": "no-store", ...(isLive && { refresh: "2" }) },
  });
}
