import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";

const folder = [
  new URL("./assets/img/products/", import.meta.url),
  new URL("../web/public/assets/img/products/", import.meta.url),
].find((path) => existsSync(path));

/** The demo products' pictures, at the addresses the products name. */
export function servePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>("/assets/img/products/:name", (request, reply) => {
    const { name } = request.params;
    const file = folder && /^[\w-]+\.svg$/.test(name) ? new URL(name, folder) : undefined;
    if (file === undefined || !existsSync(file)) return reply.callNotFound();
    return reply.type("image/svg+xml").send(readFileSync(file));
  });
}
