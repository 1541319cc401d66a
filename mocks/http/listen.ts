import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

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
