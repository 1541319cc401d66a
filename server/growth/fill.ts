// Fills the empty PostgreSQL of DATABASE_URL with a shop of some years: `npm run -w server fill -- --orders 20000`.
import { parseArgs } from "node:util";
import { fillStore } from "./fillStore.ts";

const { values } = parseArgs({
  options: { orders: { type: "string", default: "20000" }, products: { type: "string", default: "1000" } },
});
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl === undefined)
  throw new Error("DATABASE_URL must name an empty PostgreSQL database to fill.");
const began = performance.now();
await fillStore(databaseUrl, Number(values.orders), Number(values.products));
console.log(`${values.orders} orders in ${Math.round((performance.now() - began) / 1000)} s`);
