import { randomBytes, randomUUID } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../src/platform/store/schema.ts";
import type { Measured } from "./jobs.ts";
import { getOrderNumber, type Statement } from "./recording.ts";
import { repeat } from "./repeat.ts";

/** Ids, and nonces to join with. */
const unique = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|join-[\w-]{32}/g;

/**
 * Sends recorded requests' statements again, from so many callers at once: each time with new ids and a new order number, transactions
 * as they were, and nothing around them.
 */
export const replay = (
  db: Kysely<Database>,
  recordings: readonly (readonly Statement[])[],
  options: { seconds: number; callers: number },
): Promise<Measured> =>
  repeat((nth) => once(db, recordings[nth % recordings.length] as readonly Statement[]), options);

async function once(db: Kysely<Database>, statements: readonly Statement[]): Promise<void> {
  const fresh = freshValues();
  let at = 0;
  const send = async (executor: Kysely<Database>, statement: Statement) => {
    const query = CompiledQuery.raw(statement.sql, statement.parameters.map(fresh.of));
    const { rows } = await executor.executeQuery(query);
    if (statement.sql.includes("nextval")) fresh.number(statement.number, getOrderNumber(rows));
  };
  while (at < statements.length) {
    const statement = statements[at++] as Statement;
    if (statement.sql !== "begin") {
      await send(db, statement);
      continue;
    }
    await db.transaction().execute(async (trx) => {
      for (; statements[at]?.sql !== "commit"; at++) await send(trx, statements[at] as Statement);
      at++;
    });
  }
}

const newNonce = () => `join-${randomBytes(24).toString("base64url")}`;

/** Ids of a request that was recorded, each with another in its place: the same one always has the same. */
function freshValues() {
  const ids = new Map<string, string>();
  let number: [old: unknown, now: unknown] | undefined;
  const id = (old: string) => {
    const replacement = ids.get(old) ?? (old.startsWith("join-") ? newNonce() : randomUUID());
    ids.set(old, replacement);
    return replacement;
  };
  return {
    number(old: unknown, now: unknown) {
      number = [old, now];
    },
    of(value: unknown): unknown {
      if (number !== undefined && value === number[0]) return number[1];
      if (typeof value !== "string") return value;
      const text = value.replace(unique, id);
      return number === undefined ? text : text.replaceAll(`V-${number[0]}`, `V-${number[1]}`);
    },
  };
}
