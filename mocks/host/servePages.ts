import { existsSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import { DEFAULT_LANGUAGE, languagePaths, readCookie, readMemberId, storageNames } from "@velours/sdk/rules";
import { findSiteCode, type Pages } from "@velours/sdk/shop";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { buildDirectory } from "./loadPages.ts";
import { fetchSite, sendPage } from "./sendPage.ts";
import { serveDesk } from "./serveDesk.ts";

export interface PagesOptions {
  pages: Pages;
  /** Where browsers find the card gateway; a function of the host name they use. */
  gatewayUrl: (hostname: string) => string;
  clientToken: string;
  /** Where pages that are being rendered reach the API; the host itself when absent. */
  url?: () => string;
  /** Code of the site, unless the host name's first label is one (`outlet.localhost`). */
  site: string;
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const client = join(buildDirectory, "client");

/** Path of a built file for an address, or undefined when the address is a page's. */
function toFilePath(address: string): string | undefined {
  const name = normalize(decodeURIComponent(address)).replace(/^\/distribution\//, "/");
  const path = join(client, name);
  return path.startsWith(`${client}/`) && existsSync(path) && statSync(path).isFile()
    ? name.slice(1)
    : undefined;
}

/** The storefront's build: files, and a page for every other address. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, gatewayUrl, clientToken, site, url } = options;
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false });
  serveDesk(app, clientToken, async ({ host }) => {
    const settings = await fetchSite(getApiOrigin(), findSiteCode(host, site), clientToken);
    return settings?.languages.default ?? DEFAULT_LANGUAGE;
  });
  // The bag's forms, of browsers without scripts.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser("*", { parseAs: "string", bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, body),
    );
    for (const path of languagePaths("/bag")) forms.post(path, renderPage);
  });
  app.get("/*", (request, reply) => {
    const address = request.url.split("?", 1)[0] ?? "/";
    const file = toFilePath(address);
    if (file) {
      // A built file has its content in its name, as the shop says of it too.
      if (address.startsWith("/distribution/assets/")) reply.header("cache-control", IMMUTABLE);
      return reply.sendFile(file);
    }
    if (/^\/(distribution|assets)\//.test(address)) return reply.callNotFound();
    return renderPage(request, reply);
  });

  function getApiOrigin(): string {
    const listening = app.server.address();
    const port = typeof listening === "object" && listening ? listening.port : 0;
    return url?.() ?? `http://localhost:${port}`;
  }

  function renderPage(request: FastifyRequest, reply: FastifyReply) {
    const code = findSiteCode(request.host, site);
    return sendPage(
      pages,
      {
        apiOrigin: getApiOrigin(),
        site: code,
        member: readMemberId(request.headers.cookie),
        plainCart: readCookie(request.headers.cookie, storageNames(code, "").plainCart),
        clientToken,
        gatewayUrl: gatewayUrl(request.hostname),
        wallets: ["paypal", "venmo", "apple-pay", "google-pay"],
        bnplKit: `${gatewayUrl(request.hostname)}/klarna/v1/api.js`,
      },
      request,
      reply,
    );
  }
}
