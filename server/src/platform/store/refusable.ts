import { type RawBuilder, sql } from "kysely";

/** SQLSTATE of the function `refuse_writes`. */
const refusedWrites = "VE001";

/** Refused by a statement, whose reason is its message, or by the shop itself, with any reason. */
class RefusedError<Reason> extends Error {
  readonly code = refusedWrites;
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(typeof reason === "string" ? reason : "refused");
    this.reason = reason;
  }
}

/** Ends the transaction of the caller without effect; `refusable` returns the reason. */
export function refuseWrites<Reason>(reason: Reason): never {
  throw new RefusedError(reason);
}

/** Undoes a whole statement of several writes when `reason` is not null. */
export const refuseWritesIf = (reason: RawBuilder<string | null>): RawBuilder<{ refused: null }> =>
  sql`select refuse_writes(${reason}) as refused`;

/** Runs a statement or a transaction that may refuse its own writes: nothing is written then, and the reason is returned. */
export async function refusable<T, Reason>(
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: Reason }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.reason as Reason };
    const { code, message } = error as { code?: string; message: Reason };
    if (code === refusedWrites) return { refused: message };
    throw error;
  }
}
