import { withLanguage } from "@velours/sdk/rules";
import type { PageSources } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import type { StaticFiles } from "./staticFiles.ts";

interface DeskSettings {
  clientToken: string;
  /** Key of the bot check's widget; null where there is none. */
  botCheckKey: string | null;
  /** Where the widget comes from. */
  sources: PageSources;
}

/** Serves the desk: one page for all its addresses, that is neither kept nor indexed. Without its build there is none. */
export function serveDesk(app: FastifyInstance, files: StaticFiles, settings: DeskSettings): void {
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": writePolicy(settings.sources),
    "x-robots-tag": "noindex, nofollow",
  };
  for (const path of ["/desk", withLanguage("/desk", "fr")].flatMap((path) => [path, `${path}/*`]))
    app.get(path, { config: { operation: "page" } }, async (_request, reply) => {
      const file = await files.get("/desk/index.html", "identity");
      if (file === undefined) return reply.callNotFound();
      const html = file.bytes
        .toString()
        .replace("%CLIENT_TOKEN%", escapeAttribute(settings.clientToken))
        .replace("%BOT_CHECK_KEY%", escapeAttribute(settings.botCheckKey ?? ""));
      return reply.headers(headers).type("text/html; charset=utf-8").send(html);
    });
}

/** Our own files, pictures from anywhere, since a merchant's may be, and the bot check's widget. */
function writePolicy({ script = [], frame = [] }: PageSources): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...script].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    ...(frame.length > 0 ? [["frame-src", ...frame].join(" ")] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
