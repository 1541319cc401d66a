import httpProxy from "@fastify/http-proxy";
import { startGateway } from "./gateway/start.ts";
import { buildHost } from "./host/buildHost.ts";
import { loadPages } from "./host/loadPages.ts";
import { passApi } from "./host/passApi.ts";
import { servePages } from "./host/servePages.ts";
import { startPrism } from "./prism/startPrism.ts";
import type { Violation } from "./prism/Violation.ts";
import { stopOnSignals } from "./stopOnSignals.ts";

// The storefront with every call, in the browser and while rendering, going through the contract to a real shop.
const { PORT = "3310", PROXY_PORT = "3311", UPSTREAM = "http://localhost:3000" } = process.env;
const { CLIENT_TOKEN = "velours-dev", SITE = "boutique" } = process.env;

const violations: Violation[] = [];
// A story may send a wrong request on purpose.
const prism = await startPrism({
  upstream: new URL("/api", UPSTREAM).href,
  port: Number(PROXY_PORT),
  checkRequests: false,
});
// The shop's own gateway shows its fields to the shop's origin only; this one makes the same nonces.
const gateway = await startGateway({
  port: Number(process.env.GATEWAY_PORT ?? 0),
  host: "localhost",
});
const host = buildHost();
// Not in the contract.
for (const prefix of ["/sandbox", "/pictures", "/api/health", "/api/ready"]) {
  await host.register(httpProxy, { upstream: UPSTREAM, prefix, rewritePrefix: prefix });
}
await passApi(host, prism.url, {
  upstream: UPSTREAM,
  onViolation: (violation) => violations.push(violation),
});
await servePages(host, {
  pages: await loadPages(),
  gatewayUrl: (hostname) => `http://${hostname}:${gateway.port}`,
  clientToken: CLIENT_TOKEN,
  site: SITE,
});
// Read when the stories end: the run fails unless the list is empty.
host.get("/violations", async () => violations);
stopOnSignals([() => host.close(), () => gateway.close(), () => prism.close()]);
await host.listen({ port: Number(PORT), host: "localhost" });
console.log(
  `The shop at ${UPSTREAM} behind its contract: http://localhost:${PORT}, violations at /violations`,
);
