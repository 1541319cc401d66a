import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../platform/config/config.ts";

/** Throws what listening would throw, such as EADDRINUSE. Another program may still take the port after it. */
export async function requireFreePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  await new Promise((done) => probe.close(done));
}
