import { answerExample } from "../api/answerExample.ts";
import { preferenceFor } from "../api/chooseAnswer.ts";
import { writeResponse } from "../api/writeResponse.ts";
import { mockOperations } from "../contract.ts";
import { exampleRequests } from "../generated/exampleRequests.ts";
import type { Sessions } from "../session/Sessions.ts";
import type { Shop } from "../shop/createShop.ts";
import { refuse } from "../shop/refuse.ts";
import { galleryPage } from "./galleryPage.ts";
import { pageHeaders } from "./pageLook.ts";
import { scenariosByReference } from "./scenarios.ts";

export interface GalleryOptions {
  sessions: Sessions;
  clientToken: string;
  hasStorefront: boolean;
  shop: Shop;
}

/** `/scenarios`, the list, JSON for a program that accepts nothing else; `/scenarios/{operation}/{reference}`, what the API answers then to the contract's own example. */
export function answerGallery(request: Request, options: GalleryOptions): Response {
  const { sessions, clientToken, hasStorefront, shop } = options;
  const [, , name, reference, ...more] = new URL(request.url).pathname.split("/");
  if (name === undefined) {
    if (/^application\/json\b/.test(request.headers.get("accept") ?? ""))
      return writeResponse({ status: 200, body: [...scenariosByReference().values()].flat() });
    const { session } = sessions.of(request.headers);
    const html = galleryPage({ settings: session.settings, hasStorefront, shop });
    return writeResponse({ status: 200, body: html, headers: pageHeaders });
  }
  const operation = mockOperations.find(({ operationId }) => operationId === name);
  const prefer = preferenceFor(name, reference);
  if (operation === undefined || prefer === undefined || more.length > 0)
    return writeResponse(refuse("resourceDoesNotExist"));
  const { url = "", body } = exampleRequests[name] ?? {};
  const [path = "", query = ""] = url.split("?", 2);
  const headers = {
    "x-client-token": clientToken,
    // Any keys; operations that need none ignore them.
    "x-merchant-key": "velours-merchant-key",
    "idempotency-key": "velours-gallery",
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  return writeResponse(answerExample(operation, { path, query, headers, body: body ?? "" }, prefer));
}
