import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Listens on an address, on `localhost` on both of its addresses; answers what listens, the app's own server first. Fastify
 * alone would give the second address a server of its own, which nothing drains.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<[Server, ...Server[]]> {
  const isLocal = host === "localhost";
  await app.listen({ port, host: isLocal ? "127.0.0.1" : host });
  const { server } = app;
  const address = server.address();
  if (!isLocal || address === null || typeof address === "string") return [server];
  const second = createServer((socket) => server.emit("connection", socket));
  try {
    second.listen({ port: address.port, host: "::1" });
    await once(second, "listening");
    return [server, second];
  } catch (error) {
    // A machine without IPv6.
    if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes((error as { code?: string }).code ?? "")) return [server];
    throw error;
  }
}
