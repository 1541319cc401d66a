import { spawn } from "node:child_process";
import type pg from "pg";
import { appendEntry, audited, type RunStatement } from "../audit/auditLog.ts";
import { StartError } from "../config/StartError.ts";
import { createReplacedSchema, selectCutOff } from "../store/replacedSchema.ts";
import { connectToPrimary, type PrimaryConnection } from "./connectToPrimary.ts";
import { restoredEntry } from "./restoredEntry.ts";

/**
 * The address without its password, which every user of the machine could read in the list of processes. The password is
 * the one that the client read from it, which takes a "%" that encodes nothing as it is.
 */
function splitPassword({ client, serverUrl }: PrimaryConnection): {
  url: string;
  env: Record<string, string>;
} {
  const url = new URL(serverUrl);
  url.password = "";
  return { url: url.href, env: client.password ? { PGPASSWORD: client.password } : {} };
}

/** Runs one of PostgreSQL's own programs. Throws a StartError with its output, or with what to do where it is missing. */
async function run(
  program: "pg_dump" | "pg_restore",
  primary: PrimaryConnection | undefined,
  args: string[],
): Promise<void> {
  const { url, env } = primary === undefined ? {} : splitPassword(primary);
  const child = spawn(program, url === undefined ? args : [...args, `--dbname=${url}`], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += chunk));
  const code = await new Promise<number | null>((done, fail) => {
    child.on("error", fail);
    child.on("close", done);
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      `${program} cannot be run here (${cause.code}). Install PostgreSQL's client programs, or use them where they are, ` +
        "as openapi/docs/guides/82-deploy.md does in containers.",
      { cause },
    );
  });
  if (code !== 0) throw new StartError(`${program} failed: ${stderr.trim()}`);
}

/** Dumps the shop's tables as they are at one moment; the shop may run. */
export async function dumpPostgres(databaseUrl: string, file: string, name: string): Promise<void> {
  const primary = await connectToPrimary(databaseUrl);
  const { client } = primary;
  try {
    await audited(toClientQuery(client), `backup ${name}`, () =>
      run("pg_dump", primary, [
        "--format=custom",
        "--schema=public",
        "--no-owner",
        "--no-privileges",
        `--file=${file}`,
      ]),
    );
  } finally {
    await client.end();
  }
}

const toClientQuery =
  (client: pg.Client): RunStatement =>
  (sql, parameters) =>
    client.query(sql, [...parameters]);

/**
 * Restores a dump in place of the shop's tables, which are moved to a schema beside it. After a restore that was cut off
 * it starts from the tables that this had moved.
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  overwrite: boolean,
): Promise<string> {
  const primary = await connectToPrimary(databaseUrl);
  const { client } = primary;
  try {
    const otherSessions = await client.query(
      "select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    if (otherSessions.rows[0].count > 0) {
      throw new StartError(
        `${otherSessions.rows[0].count} other sessions use the database: stop the shop, every process of it, and a pooler in front of it. Nothing was changed.`,
      );
    }
    await run("pg_restore", undefined, ["--list", file]).catch((cause: StartError) => {
      throw new StartError(`${cause.message}\nNothing was changed.`, { cause });
    });
    const cutOff = (await client.query<{ name: string }>(selectCutOff)).rows[0]?.name;
    if (cutOff !== undefined) await client.query(`alter schema ${cutOff} rename to public`);
    const existingOrders = await countOrders(client);
    if (existingOrders > 0 && !overwrite) {
      throw new StartError(
        `The store has ${existingOrders} orders. Nothing was changed. ` +
          "With --overwrite the backup takes its place, and it is kept in a schema of its own.",
      );
    }
    const tables = await client.query("select from pg_tables where schemaname = 'public'");
    const replacedSchema = createReplacedSchema();
    await client.query(`alter schema public rename to ${replacedSchema}`);
    try {
      await run("pg_restore", primary, [
        "--clean",
        "--if-exists",
        "--no-owner",
        "--no-privileges",
        "--exit-on-error",
        "--single-transaction",
        file,
      ]);
      const orders = await countOrders(client);
      await appendEntry(toClientQuery(client), restoredEntry(file));
      const note =
        tables.rows.length > 0 &&
        ` What was there before is in the schema ${replacedSchema}; drop it when you are sure.`;
      if (!note) await client.query(`drop schema ${replacedSchema} cascade`);
      return `The store is that of ${file}: ${orders} orders.${note || ""}`;
    } catch (error) {
      await client.query("drop schema if exists public cascade");
      await client.query(`alter schema ${replacedSchema} rename to public`);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function countOrders(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select to_regclass('public.orders') is not null as there");
  if (!rows[0].there) return 0;
  const counted = await client.query("select count(*)::integer as count from public.orders");
  return counted.rows[0].count;
}
