import { pictureExtensions } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import { isCurrent } from "../../platform/http/entityTag.ts";
import type { Store } from "../../platform/store/store.ts";
import { readPicture } from "./store.ts";

/** Pages ask for smaller pictures by a suffix, as the addresses of Shopify's pictures have it; they get the picture itself. */
const fileNamePattern = new RegExp(`^([0-9a-f]{64})(?:_x\\d{1,4})?\\.(?:${pictureExtensions.join("|")})$`);

/** Answers the pictures that imports fetched, at `/pictures/…`; what an address means never changes. */
export function servePictures(app: FastifyInstance, { db }: Store): void {
  app.get<{ Params: { name: string } }>("/pictures/:name", async (request, reply) => {
    const hash = fileNamePattern.exec(request.params.name)?.[1];
    if (hash === undefined) return reply.callNotFound();
    const etag = `"${hash}"`;
    reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", etag);
    if (isCurrent(request, etag)) return reply.code(304).send();
    const picture = await readPicture(db, hash);
    if (picture === undefined) {
      reply.removeHeader("cache-control").removeHeader("etag");
      return reply.callNotFound();
    }
    return reply.type(picture.type).send(Buffer.from(picture.bytes));
  });
}
