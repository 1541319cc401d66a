import { languagePaths, stripLanguage } from "@velours/sdk/rules";
import { deskHeaders, deskPage, type PageSources } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseHostname } from "../http/hosts.ts";
import { notPages } from "./notPages.ts";
import type { StaticFiles } from "./staticFiles.ts";

interface DeskSettings {
  /** Address of the desk. */
  url: string;
  /** Where the shop's pages are. */
  shopOrigin: string;
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

const closedToCrawlers = "User-agent: *\nDisallow: /\n";

/**
 * Serves the desk: one page for all its addresses. Without its build there is none. A host of its own begins with it, and
 * other hosts lead there. It has no page of the shop: a script of one, which may be somebody else's, would act with the
 * session of staff.
 */
export function serveDesk(app: FastifyInstance, files: StaticFiles, settings: DeskSettings): void {
  const headers = deskHeaders(settings.sources);
  const isElsewhere = ({ host }: FastifyRequest) =>
    settings.host !== undefined && parseHostname(host) !== settings.host;
  const redirect = (reply: FastifyReply, address: string) =>
    reply.header("cache-control", "no-store").redirect(new URL(address, settings.url).href, 302);

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
      if (isElsewhere(request)) return;
      const path = request.url.split("?", 1)[0] ?? "/";
      if (stripLanguage(path) === "/") return redirect(reply, `${path.replace(/\/+$/, "")}/desk`);
      if (path === "/robots.txt") return reply.type("text/plain; charset=utf-8").send(closedToCrawlers);
      if (isShopPage(request) && !notPages.test(path))
        return redirect(reply, settings.shopOrigin + request.url);
    });
}

/**
 * By its route: an address can be written in many ways. The worker stays: browsers follow no redirect to one, so that of
 * a time when the host was the shop's would stay in charge.
 */
const isShopPage = ({ routeOptions: { config, url = "" } }: FastifyRequest): boolean =>
  config.operation === "page" && url !== "/service-worker.js" && !/^\/desk(\/|$)/.test(stripLanguage(url));
