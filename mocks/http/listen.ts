import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";

// An import statement would load all of fetch and WebSocket, which the shop that starts this does not need yet.
const { createServer } = createRequire(import.meta.url)("node:http") as typeof import("node:http");

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Listens; port 0 takes a free one. */
export async function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, "close");
      server.close();
      // Browsers keep connections open that they may need again.
      server.closeAllConnections();
      await closed;
    },
  };
}
