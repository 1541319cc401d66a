import { lookVersion } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../platform/context.ts";
import { isCurrent, toEntityTag } from "../../platform/http/entityTag.ts";
import { requestedSite } from "../../platform/http/hosts.ts";
import { PageCache, type SharedPage } from "../../platform/pages/PageCache.ts";
import { drawLookFile, readFont } from "./lookFiles.ts";

const lifeMilliseconds = 24 * 60 * 60 * 1000;
const forever = "public, max-age=31536000, immutable";

/** Serves the files of each site's look: its style sheet, logo and icons, and the fonts that it can choose. */
export function serveLook(
  app: FastifyInstance,
  { config, sites, catalogue }: Pick<Services, "config" | "sites" | "catalogue">,
): void {
  const cache = new PageCache(() => catalogue.revision, { lifeMilliseconds });

  app.get<{ Params: { name: string } }>("/look/:name", async (request, reply) => {
    const code = requestedSite(request.host, config, sites);
    const { name } = request.params;
    const site = sites.current(code)?.value;
    if (site === undefined) return reply.callNotFound();
    const key = `${code} ${name}`;
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
    const isOfVersion = request.url.endsWith(`?v=${lookVersion(site.look ?? {})}`);
    reply.headers(drawn.headers).header("cache-control", isOfVersion ? forever : "public, max-age=300");
    if (isCurrent(request, drawn.headers.etag)) return reply.code(304).send();
    return reply.send(drawn.bytes);
  });

  app.get<{ Params: { name: string } }>("/look/fonts/:name", async (request, reply) => {
    const bytes = await readFont(request.params.name);
    if (bytes === undefined) return reply.callNotFound();
    return reply.type("font/woff2").header("cache-control", forever).send(bytes);
  });
}
