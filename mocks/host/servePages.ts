import { existsSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import { DEFAULT_LANGUAGE, languagePaths, readCookie, readMemberId, storageNames } from "@velours/sdk/rules";
import { findSiteCode, type Pages } from "@velours/sdk/shop";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { buildDirectory } from "./loadPages.ts";
import { fetchPage, fetchSite, sendPage } from "./sendPage.ts";
import { serveDesk } from "./serveDesk.ts";
import { type PreviewOptions, servePreview } from "./servePreview.ts";
import { siteHost } from "./siteHost.ts";

export interface PagesOptions {
  pages: Pages;
  /** Where browsers find the card gateway; a function of the host name they use. */
  gatewayUrl: (hostname: string) => string;
  clientToken: string;
  /** Where pages that are being rendered reach the API; the host itself when absent. */
  url?: () => string;
  /** The session of a page; without it the desk previews nothing. */
  findSession?: PreviewOptions["findSession"];
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
  const { pages, gatewayUrl, clientToken, site, url, findSession } = options;
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false });
  serveDesk(app, clientToken, async ({ host }) => {
    const settings = await fetchSite(getApiOrigin(), findSiteCode(host, site), clientToken);
    return settings?.languages.default ?? DEFAULT_LANGUAGE;
  });
  if (findSession)
    await servePreview(app, {
      findSession,
      site,
      renderPage: (request, { site: code, nonce, page, ...previewed }) =>
        fetchPage(
          pages,
          { ...getSettings(request, code), member: undefined, ...page },
          { ...previewed, request, nonce },
        ),
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

  function getSettings({ host, hostname }: FastifyRequest, code: string) {
    return {
      apiOrigin: getApiOrigin(),
      // A preview may be of another site than the desk's.
      apiHost: siteHost(host, code, site),
      site: code,
      clientToken,
      gatewayUrl: gatewayUrl(hostname),
      wallets: ["paypal", "venmo", "apple-pay", "google-pay"] as const,
      bnplKit: `${gatewayUrl(hostname)}/klarna/v1/api.js`,
    };
  }

  function renderPage(request: FastifyRequest, reply: FastifyReply) {
    const code = findSiteCode(request.host, site);
    const { cookie } = request.headers;
    const visitor = {
      member: readMemberId(cookie),
      plainCart: readCookie(cookie, storageNames(code, "").plainCart),
    };
    return sendPage(pages, { ...getSettings(request, code), ...visitor }, request, reply);
  }
}
