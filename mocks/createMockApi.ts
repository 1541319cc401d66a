import { answerApi } from "./api/answerApi.ts";
import type { Backend } from "./api/Backend.ts";
import { allowOrigin, answerPreflight } from "./api/cors.ts";
import { CallLog } from "./calls/CallLog.ts";
import type { MockHandlers } from "./handlers/MockHandlers.ts";
import type { Pictures } from "./pictures/addressPictures.ts";
import { answerControls } from "./session/answerControls.ts";
import { createIds } from "./session/createIds.ts";
import type { MockSession } from "./session/MockSession.ts";
import { Sessions, type SessionsOptions } from "./session/Sessions.ts";
import { demoShop, type Shop } from "./shop/createShop.ts";
import type { Documents } from "./shop/Documents.ts";

export interface MockApiOptions extends Pick<SessionsOptions, "seed" | "only"> {
  clientToken: string;
  /** Code of the site whose host name says none. */
  site: string;
  /** Milliseconds every answer waits when the request names none. */
  delay?: number | undefined;
  /** The demo shop by default. */
  shop?: Shop;
  handlers?: MockHandlers;
  /** Asked before the shop. */
  backend?: Backend | undefined;
  /** False answers 501 in the place of an example, for Prism to mock; true by default. */
  examples?: boolean;
  /** Paths by default. */
  pictures?: Pictures | "own" | undefined;
  /** Writes PDFs; without it their operations answer 501. */
  loadDocuments?: () => Promise<Documents>;
  /** Called after each call that may have changed a session. */
  onChange?: ((session: MockSession) => void) | undefined;
}

export interface MockApi {
  sessions: Sessions;
  log: CallLog;
  /** Answers a request below `/api` or `/mock`. Throws a ConnectionLostError where there is to be no answer. */
  answer: (request: Request, ip?: string) => Promise<Response>;
}

/** The mock itself, built on `Request` and `Response` alone: it runs in a page as it does behind a server. */
export function createMockApi({
  clientToken,
  site,
  delay,
  seed,
  only,
  shop = demoShop,
  handlers = {},
  backend,
  examples = true,
  pictures = "path",
  loadDocuments,
  onChange,
}: MockApiOptions): MockApi {
  const sessions = new Sessions({ shop, seed, ...(only !== undefined && { only }) });
  const log = new CallLog();
  const newRequestId = createIds(seed);
  return {
    sessions,
    log,
    async answer(request, ip = "127.0.0.1") {
      const isControl = /^\/mock(\/|$)/.test(new URL(request.url).pathname);
      const response =
        answerPreflight(request) ??
        (await (isControl
          ? answerControls(request, { sessions, log })
          : answerApi(
              request,
              {
                sessions,
                clientToken,
                site,
                delay,
                handlers,
                backend,
                examples,
                pictures,
                loadDocuments,
                log,
                onChange,
              },
              ip,
            )));
      response.headers.set("x-request-id", newRequestId());
      allowOrigin(request, response.headers);
      return response;
    },
  };
}
