import { buildAnalytics } from "./analytics/app.ts";
import { buildKlaviyo } from "./klaviyo/app.ts";
import { buildNosto } from "./nosto/app.ts";
import { buildPostGrid } from "./postgrid/app.ts";
import { buildTurnstile } from "./turnstile/app.ts";

const twins = {
  analytics: buildAnalytics,
  postgrid: buildPostGrid,
  nosto: buildNosto,
  klaviyo: buildKlaviyo,
  turnstile: buildTurnstile,
};

// A stand-in for someone else's service on a port of its own: `node mocks/twins.ts postgrid 4150`; port 0 takes a free one.
const [name = "", port = "0"] = process.argv.slice(2);
if (!(name in twins)) {
  console.error(`Say which: ${Object.keys(twins).join(", ")}.`);
  process.exit(1);
}
const app = twins[name as keyof typeof twins]();
console.log(`${name}: ${await app.listen({ port: Number(port), host: "127.0.0.1" })}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => app.close());
