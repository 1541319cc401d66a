import { existsSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import httpProxy from "@fastify/http-proxy";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { contract } from "../contract.ts";
import type { Pages } from "./loadPages.ts";
import { buildDirectory } from "./loadPages.ts";
import { prismHeaders } from "./preference.ts";
import { sendPage } from "./sendPage.ts";

export interface HostOptions {
  pages: Pages;
  /** Base address of the contract's paths, without the API's prefix. */
  prismUrl: string;
  /** Base address of a real shop: what is not in the contract (`/api/ready`, `/sandbox/…`) goes there. */
  shopUrl?: string;
  /** Where browsers find the card gateway; a function of the host name they use. */
  gatewayUrl: (hostname: string) => string;
  clientToken: string;
  /** Code of the site, unless the host name's first label is one (`outlet.localhost`). */
  site: string;
}

const siteCodes = (contract.components.schemas.SiteCode as { enum: string[] }).enum;
const client = join(buildDirectory, "client");

/** Path of a built file for an address, or undefined when the address is a page's. */
function fileOf(address: string): string | undefined {
  const name = normalize(decodeURIComponent(address)).replace(/^\/distribution\//, "/");
  const path = join(client, name);
  return path.startsWith(`${client}/`) && existsSync(path) && statSync(path).isFile()
    ? name.slice(1)
    : undefined;
}

/** The storefront's build in front of any API base: files, `/api`, and a page for everything else. */
export async function buildHost(options: HostOptions): Promise<FastifyInstance> {
  const { pages, prismUrl, shopUrl, gatewayUrl, clientToken, site } = options;
  const app = Fastify({ routerOptions: { maxParamLength: 500 }, forceCloseConnections: true });

  if (shopUrl) {
    for (const prefix of ["/sandbox", "/api/health", "/api/ready"]) {
      await app.register(httpProxy, { upstream: shopUrl, prefix, rewritePrefix: prefix });
    }
  }
  await app.register(httpProxy, {
    upstream: prismUrl,
    prefix: "/api",
    rewritePrefix: "",
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const path = new URL(request.url ?? "/", "http://host").pathname.replace(/^\/api/, "");
        return prismHeaders(request.method ?? "GET", path, headers);
      },
    },
  });
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false });

  app.get("/*", (request, reply) => {
    const address = request.url.split("?", 1)[0] ?? "/";
    const file = fileOf(address);
    if (file) return reply.sendFile(file);
    if (/^\/(distribution|assets)\//.test(address)) return reply.callNotFound();
    const label = request.hostname.split(".")[0] ?? "";
    const listening = app.server.address();
    const port = typeof listening === "object" && listening ? listening.port : 0;
    return sendPage(
      pages,
      {
        apiOrigin: `http://localhost:${port}`,
        site: siteCodes.includes(label) ? label : site,
        clientToken,
        gatewayUrl: gatewayUrl(request.hostname),
      },
      request,
      reply,
    );
  });
  return app;
}
