import type { FastifyInstance } from "fastify";
import { answerExample } from "../api/answerExample.ts";
import { preferenceFor } from "../api/chooseAnswer.ts";
import { send } from "../api/serveApi.ts";
import { operations } from "../contract.ts";
import { exampleRequest } from "../exampleRequest.ts";
import type { Sessions } from "../session/Sessions.ts";
import { refuse } from "../shop/refuse.ts";
import { galleryPage } from "./galleryPage.ts";

export interface GalleryOptions {
  sessions: Sessions;
  clientToken: string;
  hasStorefront: boolean;
}

/** `/scenarios`, the list; `/scenarios/{operation}/{reference}`, what the API answers then to the contract's own example. */
export function serveGallery(app: FastifyInstance, options: GalleryOptions): void {
  const { sessions, clientToken, hasStorefront } = options;
  app.get("/scenarios", (request, reply) => {
    const { session } = sessions.of(request.headers);
    return reply
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type("text/html; charset=utf-8")
      .send(galleryPage({ settings: session.settings, hasStorefront }));
  });
  app.get<{ Params: { operation: string; reference: string } }>(
    "/scenarios/:operation/:reference",
    (request, reply) => {
      const operation = operations.find(({ operationId }) => operationId === request.params.operation);
      const prefer = preferenceFor(request.params.operation, request.params.reference);
      if (operation === undefined || prefer === undefined) {
        const { status, body } = refuse("resourceDoesNotExist");
        return reply.code(status).send(body);
      }
      const { url, body } = exampleRequest(operation);
      const [path = "", query = ""] = url.split("?", 2);
      const headers = {
        "x-client-token": clientToken,
        // Any merchant key; operations that need none ignore it.
        "x-merchant-key": "velours-merchant-key",
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      return send(
        reply,
        answerExample(operation, { path, query, headers, body: Buffer.from(body ?? "") }, prefer),
      );
    },
  );
  if (!hasStorefront) app.get("/", (_request, reply) => reply.redirect("/scenarios"));
}
