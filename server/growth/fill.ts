// Fills the empty PostgreSQL of DATABASE_URL with a shop of some years: `npm run -w server fill -- --orders 20000`.
import { parseArgs } from "node:util";
import { runCommand } from "../src/assembly/commands/runCommand.ts";
import { StartError } from "../src/platform/config/StartError.ts";
import { fillStore } from "./fillStore.ts";

await runCommand(async ({ databaseUrl }, args) => {
  const { values } = parseArgs({
    args,
    options: { orders: { type: "string", default: "20000" }, products: { type: "string", default: "1000" } },
  });
  if (databaseUrl === undefined)
    throw new StartError("DATABASE_URL must name an empty PostgreSQL database to fill.");
  const began = performance.now();
  await fillStore(databaseUrl, Number(values.orders), Number(values.products));
  return `${values.orders} orders in ${Math.round((performance.now() - began) / 1000)} s`;
});
