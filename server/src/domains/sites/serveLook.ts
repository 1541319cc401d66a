import { hasOwnIcon } from "@velours/sdk/rules";
import { lookVersion } from "@velours/sdk/shop";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { isCurrent, toEntityTag } from "../../platform/http/entityTag.ts";
import { requestedSite } from "../../platform/http/hosts.ts";
import { PageCache, type SharedPage } from "../../platform/pages/PageCache.ts";
import { type StaticFiles, sendFile } from "../../platform/pages/staticFiles.ts";
import { drawLookFile, readFont } from "./lookFiles.ts";

/** Enough for the looks of some dozen sites. */
const capacityBytes = 4 * 1024 * 1024;
const lifeMilliseconds = 24 * 60 * 60 * 1000;
/** Files of the look in place of the demo's, by addresses that no page names. */
const unnamedIcons = { "/favicon.ico": "icon-48.png", "/apple-touch-icon.png": "icon-180.png" };
const forever = "public, max-age=31536000, immutable";

/** Serves the files of each site's look: its style sheet, logo and icons, and the fonts that it can choose. */
export function serveLook(
  app: FastifyInstance,
  { config, sites, catalogue }: Pick<Services, "config" | "sites" | "catalogue">,
  files: Pick<StaticFiles, "get"> | undefined,
): void {
  const cache = new PageCache(() => catalogue.revision, { capacityBytes, lifeMilliseconds });

  app.get<{ Params: { name: string } }>("/look/:name", (request, reply) =>
    sendLookFile(request, reply, request.params.name),
  );

  // Browsers and phones ask for these without being told of them.
  for (const [address, name] of Object.entries(unnamedIcons))
    app.get(address, async (request, reply) => {
      const site = sites.current(requestedSite(request.host, config, sites))?.value;
      if (site !== undefined && hasOwnIcon(site.look ?? {})) return sendLookFile(request, reply, name);
      const file = await files?.get(address, "identity");
      return file === undefined ? reply.callNotFound() : sendFile(request, reply, file);
    });

  async function sendLookFile(request: FastifyRequest, reply: FastifyReply, name: string) {
    const code = requestedSite(request.host, config, sites);
    const site = sites.current(code)?.value;
    if (site === undefined) return reply.callNotFound();
    const version = lookVersion(site.look ?? {});
    // The look may be a newer one than the catalogue's revision.
    const key = `${code} ${name} ${version}`;
    const drawn =
      cache.get(key, Date.now()) ??
      (await cache.make(key, async (): Promise<SharedPage> => {
        const file = await drawLookFile(site, name);
        if (file === undefined) return { status: 404, headers: {}, bytes: Buffer.alloc(0) };
        return {
          status: 200,
          headers: { "content-type": file.type, etag: toEntityTag(file.bytes) },
          bytes: file.bytes,
        };
      }));
    if (drawn.status === 404) return reply.callNotFound();
    const isOfVersion = request.url.endsWith(`?v=${version}`);
    reply.headers(drawn.headers).header("cache-control", isOfVersion ? forever : "public, max-age=300");
    if (isCurrent(request, drawn.headers.etag)) return reply.code(304).send();
    return reply.send(drawn.bytes);
  }

  app.get<{ Params: { name: string } }>("/look/fonts/:name", async (request, reply) => {
    const bytes = await readFont(request.params.name);
    if (bytes === undefined) return reply.callNotFound();
    return reply.type("font/woff2").header("cache-control", forever).send(bytes);
  });
}
