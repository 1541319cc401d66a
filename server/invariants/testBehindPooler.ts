// The server's tests with PgBouncer in transaction mode in front of their PostgreSQL; arguments go to Vitest.
import { spawnSync } from "node:child_process";
import { databaseUrl } from "../src/testing/postgres.ts";
import { PgBouncer } from "./PgBouncer.ts";

const files = process.argv.slice(2);
const pooler = await PgBouncer.start(databaseUrl);
const { status } = spawnSync("vitest", ["run", ...(files.length > 0 ? files : ["server"])], {
  stdio: "inherit",
  env: { ...process.env, REQUIRE_POSTGRES: "1", TEST_DATABASE_POOLER: pooler.address },
});
await pooler.stop();
process.exit(status ?? 1);
