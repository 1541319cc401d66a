import fastify from "fastify";
import type { Config } from "../platform/config/config.ts";
import { listen } from "../platform/http/listen.ts";

/** Throws what listening would throw, such as EADDRINUSE. Another program may still take the port after it. */
export async function requireFreePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  if (port === 0) return;
  const app = fastify();
  try {
    const servers = await listen(app, { port, host });
    await Promise.all(servers.slice(1).map((server) => new Promise((done) => server.close(done))));
  } finally {
    await app.close();
  }
}
