import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { parseHostname } from "../http/hosts.ts";
import { chooseEncoding } from "./compress.ts";
import { type StaticFiles, sendFile } from "./staticFiles.ts";

/** Its requests are those of the pages, to the shop alone. */
const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves the worker that keeps pages for times without a network. Switched off, and on the desk's own host, its address
 * has a worker that deletes what was kept and unregisters itself: a 404 would leave the old one in charge of every
 * browser it is in.
 */
export function serveServiceWorker(
  app: FastifyInstance,
  { offlinePages, deskHost }: Pick<Config, "offlinePages" | "deskHost">,
  files: StaticFiles,
): void {
  app.get("/service-worker.js", { config: { operation: "page" } }, async (request, reply) => {
    const isOff = !offlinePages || (deskHost !== undefined && parseHostname(request.host) === deskHost);
    const name = isOff ? "/service-worker-off.js" : "/service-worker.js";
    const file = await files.get(name, chooseEncoding(request.headers["accept-encoding"]));
    if (file === undefined) return reply.callNotFound();
    reply.header("content-security-policy", policy);
    return sendFile(request, reply, { ...file, cacheControl: "no-cache" });
  });
}
