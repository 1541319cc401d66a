import { languagePaths, stripLanguage } from "@velours/sdk/rules";
import { deskHeaders, deskPage, type PageSources } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseHostname } from "../http/hosts.ts";
import type { StaticFiles } from "./staticFiles.ts";

interface DeskSettings {
  /** Address of the desk. */
  url: string;
  /** Its own host; undefined where the shop's has it. */
  host: string | undefined;
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  /** Where the widget comes from. */
  sources: PageSources;
  /** The language of addresses without one, now. */
  getDefaultLanguage: () => Language;
}

/**
 * Serves the desk: one page for all its addresses. Without its build there is none. A host of its own begins with it, and
 * other hosts lead there: its sessions are no other page's then.
 */
export function serveDesk(app: FastifyInstance, files: StaticFiles, settings: DeskSettings): void {
  const headers = deskHeaders(settings.sources);
  const isElsewhere = ({ host }: FastifyRequest) =>
    settings.host !== undefined && parseHostname(host) !== settings.host;
  const redirect = (reply: FastifyReply, path: string) =>
    reply.header("cache-control", "no-store").redirect(new URL(path, settings.url).href, 302);

  for (const path of languagePaths("/desk").flatMap((path) => [path, `${path}/*`]))
    app.get(path, { config: { operation: "page" } }, async (request, reply) => {
      const file = await files.get("/desk/index.html", "identity");
      if (file === undefined) return reply.callNotFound();
      if (isElsewhere(request)) return redirect(reply, request.url);
      return reply
        .headers(headers)
        .send(
          deskPage(file.bytes.toString(), { ...settings, defaultLanguage: settings.getDefaultLanguage() }),
        );
    });
  if (settings.host !== undefined)
    app.addHook("onRequest", async (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? "/";
      if (stripLanguage(path) === "/" && !isElsewhere(request))
        return redirect(reply, `${path.replace(/\/+$/, "")}/desk`);
    });
}
