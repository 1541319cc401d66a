import { withLanguage } from "@velours/sdk/rules";
import { deskHeaders, deskPage, type PageSources } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import type { StaticFiles } from "./staticFiles.ts";

interface DeskSettings {
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  /** Where the widget comes from. */
  sources: PageSources;
}

/** Serves the desk: one page for all its addresses. Without its build there is none. */
export function serveDesk(app: FastifyInstance, files: StaticFiles, settings: DeskSettings): void {
  const headers = deskHeaders(settings.sources);
  for (const path of ["/desk", withLanguage("/desk", "fr")].flatMap((path) => [path, `${path}/*`]))
    app.get(path, { config: { operation: "page" } }, async (_request, reply) => {
      const file = await files.get("/desk/index.html", "identity");
      if (file === undefined) return reply.callNotFound();
      return reply.headers(headers).send(deskPage(file.bytes.toString(), settings));
    });
}
