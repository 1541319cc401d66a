import { stopOnSignals } from "../stopOnSignals.ts";
import { buildFake, FAKES } from "./buildFake.ts";

// A fake as a program, on a port of its own: `node mocks/fakes/start.ts postgrid 4150`; port 0 takes a free one.
const [name = "", port = "0"] = process.argv.slice(2);
if (!FAKES.includes(name)) {
  console.error(`Say which: ${FAKES.join(", ")}.`);
  process.exit(1);
}
const app = await buildFake(name);
console.log(`${name}: ${await app.listen({ port: Number(port), host: "localhost" })}`);
stopOnSignals([() => app.close()]);
