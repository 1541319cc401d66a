import { stopOnSignals } from "../stopOnSignals.ts";
import { buildStandIn, standIns } from "./build.ts";

// A stand-in as a program, on a port of its own: `node mocks/standIn/start.ts postgrid 4150`; port 0 takes a free one.
const [name = "", port = "0"] = process.argv.slice(2);
if (!standIns.includes(name)) {
  console.error(`Say which: ${standIns.join(", ")}.`);
  process.exit(1);
}
const app = await buildStandIn(name);
console.log(`${name}: ${await app.listen({ port: Number(port), host: "localhost" })}`);
stopOnSignals([() => app.close()]);
