import type { Kysely, Transaction } from "kysely";
import { span } from "../telemetry/span.ts";
import type { Database } from "./schema.ts";

const attempts = 5;
const repeatable = new Set(["40001", "40P01"]);

/**
 * Runs `work` in one transaction and repeats it when PostgreSQL asks for that (serialisation failure, deadlock).
 * `work` may touch the database only: the embedded store has one session, and what waits outside blocks everyone.
 */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => repeatOnConflict(() => db.transaction().execute(work));

/** Runs a transaction, or a statement that is one, and repeats it when PostgreSQL asks for that. */
export async function repeatOnConflict<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await span("transaction", { "db.system.name": "postgresql" }, transaction);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt === attempts || code === undefined || !repeatable.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (0.5 + Math.random())));
    }
  }
}
