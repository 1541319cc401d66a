import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { serveApi } from "./api/serveApi.ts";
import { answerHeaders } from "./contract.ts";
import { serveGallery } from "./gallery/serveGallery.ts";
import { buildGateway } from "./gateway/app.ts";
import { buildHost } from "./host/buildHost.ts";
import { servePictures } from "./servePictures.ts";
import { Sessions, sessionHeader } from "./session/Sessions.ts";
import { serveControls } from "./session/serveControls.ts";

export interface MockOptions {
  port: number;
  /** Name or address to listen on; localhost by default. */
  host?: string;
  gatewayPort: number;
  clientToken: string;
  site: string;
  /** Milliseconds every API answer waits. */
  delay?: number;
  /** Serves the storefront at every address that no other route has; without it there is the API alone. */
  serveStorefront?: (app: FastifyInstance, gatewayUrl: (hostname: string) => string) => Promise<void>;
}

/** The API, the sandbox card gateway, the scenarios, and the storefront if there is one. */
export async function startMock(options: MockOptions) {
  const { port, host = "localhost", gatewayPort, clientToken, site, delay } = options;
  const gateway = buildGateway({ delay: Number(process.env.SANDBOX_DELAY ?? 200) });
  const gatewayAddress = new URL(await gateway.listen({ port: gatewayPort, host }));
  const app = buildHost();
  const sessions = new Sessions();
  // A frontend under development has an origin of its own.
  await app.register(cors, {
    origin: true,
    credentials: true,
    exposedHeaders: [...new Set([...answerHeaders, sessionHeader, "retry-after"])],
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  });
  serveControls(app, sessions);
  serveApi(app, { sessions, clientToken, site, delay });
  serveGallery(app, {
    sessions,
    clientToken,
    hasStorefront: options.serveStorefront !== undefined,
  });
  if (options.serveStorefront === undefined) servePictures(app);
  await options.serveStorefront?.(app, (hostname) => `http://${hostname}:${gatewayAddress.port}`);
  const address = new URL(await app.listen({ port, host }));
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
    gatewayUrl: `http://${host}:${gatewayAddress.port}`,
    sessions,
    async close() {
      await app.close();
      await gateway.close();
    },
  };
}
