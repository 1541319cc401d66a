import { answerKeptPicture, answerPicture } from "./answerPicture.ts";
import { writeResponse } from "./api/writeResponse.ts";
import { answerCalls } from "./calls/answerCalls.ts";
import type { CallLog } from "./calls/CallLog.ts";
import { answerGallery, type GalleryOptions } from "./gallery/answerGallery.ts";
import { visitPage } from "./session/visitPage.ts";
import { refuse } from "./shop/refuse.ts";

/** The pages of the mock itself: the scenarios, the calls, and the demo products' pictures. */
export function answerPage(request: Request, options: GalleryOptions & { log: CallLog }): Response {
  const url = new URL(request.url);
  const { setCookie } = visitPage(
    { method: request.method, url, headers: request.headers },
    options.sessions,
  );
  const response =
    url.pathname === "/"
      ? new Response(null, { status: 302, headers: { location: "/scenarios" } })
      : /^\/scenarios(\/|$)/.test(url.pathname)
        ? answerGallery(request, options)
        : url.pathname === "/mock/calls"
          ? answerCalls(request, options.log)
          : (answerPicture(url.pathname) ??
            answerKeptPicture(url.pathname, options.sessions) ??
            writeResponse(refuse("resourceDoesNotExist")));
  if (setCookie) response.headers.append("set-cookie", setCookie);
  return response;
}
