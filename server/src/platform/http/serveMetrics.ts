import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../telemetry/Metrics.ts";
import { http } from "./nodeHttp.ts";

/** Serves `GET /metrics` on a port of its own: the figures are the merchant's, not the public's. */
export async function serveMetrics(
  metrics: Pick<Metrics, "text"> | undefined,
  { metricsPort, metricsHost }: Pick<Config, "metricsPort" | "metricsHost">,
): Promise<{ port: number; stop(): void } | undefined> {
  if (metrics === undefined) return undefined;
  const server = http.createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await metrics.text();
      return response
        .writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" })
        .end(text);
    } catch {
      // A process that ended while its figures were asked for.
      return response.writeHead(503).end();
    }
  });
  server.listen(metricsPort, metricsHost);
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
