import { type RawBuilder, sql } from "kysely";

/** SQLSTATE of the function `refuse_writes`. */
const refusedWrites = "VE001";

class RefusedError<Reason extends string> extends Error {
  readonly code = refusedWrites;
  declare readonly message: Reason;
}

/** Ends the transaction of the caller without effect. */
export function refuseWrites<Reason extends string>(reason: Reason): never {
  throw new RefusedError<Reason>(reason);
}

/** Undoes a whole statement of several writes when `reason` is not null. */
export const refuseWritesIf = (reason: RawBuilder<string | null>): RawBuilder<{ refused: null }> =>
  sql`select refuse_writes(${reason}) as refused`;

/** Runs a statement or a transaction that may refuse its own writes: nothing is written then, and the reason is returned. */
export async function refusable<T, Reason extends string>(
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: Reason }> {
  try {
    return { done: await work() };
  } catch (error) {
    const { code, message } = error as { code?: string; message: Reason };
    if (code === refusedWrites) return { refused: message };
    throw error;
  }
}
