import { drawnPicture } from "@velours/sdk/rules";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../platform/context.ts";
import { isCurrent, toEntityTag } from "../../platform/http/entityTag.ts";
import { PageCache, type SharedPage } from "../../platform/pages/PageCache.ts";
import type { StaticFiles } from "../../platform/pages/staticFiles.ts";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import { drawSharePicture } from "./drawSharePicture.ts";
import { readPicture } from "./store.ts";

/** Pictures drawn at once: they take turns with the rest of the server for its threads. */
const drawnAtOnce = 1;

const capacityBytes = 32 * 1024 * 1024;
const lifeMilliseconds = 24 * 60 * 60 * 1000;

/** Answers the picture of a product for links on social networks, drawn when it is first requested. */
export function serveSharePictures(
  app: FastifyInstance,
  { catalogue, store }: Pick<Services, "catalogue" | "store">,
  files: Pick<StaticFiles, "get"> | undefined,
): void {
  const cache = new PageCache(() => catalogue.revision, { capacityBytes, lifeMilliseconds });
  const turns = new Semaphore(drawnAtOnce);

  async function readSource(src: string): Promise<Uint8Array | undefined> {
    const hash = /^\/pictures\/([0-9a-f]{64})/.exec(src)?.[1];
    if (hash !== undefined) return (await readPicture(store.db, hash))?.bytes;
    return (await files?.get(src, "identity"))?.bytes;
  }

  /** A link without a picture is shown all the same. */
  const warnOf = (src: string) => (error: unknown) => {
    app.log.warn({ err: error, src }, "a picture for links cannot be drawn");
    return undefined;
  };

  app.get<{ Params: { name: string } }>("/pictures/share/:name", async (request, reply) => {
    const id = Number(/^([1-9]\d{0,14})\.jpg$/.exec(request.params.name)?.[1]);
    const src = Number.isNaN(id) ? undefined : drawnPicture(catalogue.record(id)?.document.images ?? []);
    if (src === undefined) return reply.callNotFound();
    const drawn =
      cache.get(src, Date.now()) ??
      (await cache.make(src, async (): Promise<SharedPage> => {
        const source = await readSource(src);
        const bytes = source && (await turns.run(() => drawSharePicture(source)).catch(warnOf(src)));
        if (bytes === undefined) return { status: 404, headers: {}, bytes: Buffer.alloc(0) };
        const etag = toEntityTag(bytes);
        return { status: 200, headers: { etag }, bytes };
      }));
    if (drawn.status === 404) return reply.callNotFound();
    reply.headers(drawn.headers).header("cache-control", "public, max-age=86400");
    if (isCurrent(request, drawn.headers.etag)) return reply.code(304).send();
    return reply.type("image/jpeg").send(drawn.bytes);
  });
}
