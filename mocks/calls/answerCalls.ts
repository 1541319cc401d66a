import { writeResponse } from "../api/writeResponse.ts";
import { pageHeaders } from "../gallery/pageLook.ts";
import type { CallLog } from "./CallLog.ts";
import { callsPage } from "./callsPage.ts";

/** `/mock/calls`: a page for a browser, JSON for a program; `?session=` and `?operation=` choose among them. */
export function answerCalls(request: Request, log: CallLog): Response {
  const { searchParams } = new URL(request.url);
  const wanted = {
    session: searchParams.get("session") || undefined,
    operation: searchParams.get("operation") || undefined,
  };
  const calls = log.list(wanted);
  if (!request.headers.get("accept")?.includes("text/html"))
    return writeResponse({ status: 200, body: calls });
  const isLive = searchParams.has("live");
  return writeResponse({
    status: 200,
    body: callsPage(calls, { ...wanted, isLive }),
    headers: { ...pageHeaders, "cache-control": "no-store", ...(isLive && { refresh: "2" }) },
  });
}
