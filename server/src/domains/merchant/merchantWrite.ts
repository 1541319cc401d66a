import { type MerchantEntry, merchantEntries } from "@velours/sdk/shop";
import { routes } from "../../generated/operations.ts";
import type { Context } from "../../platform/context.ts";
import type { Handler, Input, Refusal, Result } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { commitOnce, type MerchantWrite, type WriteResult } from "./commitOnce.ts";

type Routes = typeof routes;
/** Operations of merchants that write once. */
type WriteOperation = {
  [Op in keyof Routes]: Routes[Op] extends { scopes: readonly string[]; idempotent: true } ? Op : never;
}[Exclude<keyof Routes, "approveProposal">];

type Success<Op extends WriteOperation> = Extract<Result<Op>, { status: 200 | 201 | 204 }>;
type Body<Op extends WriteOperation> =
  Success<Op> extends { body: infer Content extends object } ? Content : object;

interface Write<Op extends WriteOperation, Prepared>
  extends Pick<MerchantWrite<Body<Op>, Prepared>, "input" | "toReplay"> {
  /** By default that of `merchantEntries`. */
  entry?: MerchantWrite<Body<Op>, Prepared>["entry"];
  /** Runs before the transaction, and only for a new request. */
  prepare?: () => Promise<Prepared>;
  write: (trx: Transaction, result: WriteResult, prepared: Prepared) => Promise<Body<Op>>;
}

/**
 * The handler of a merchant's operation that writes once for its Idempotency-Key. `describe` reads the request: it may refuse,
 * as all that it returns may, with a `refuseWrites` that takes only what the operation may answer.
 */
export const merchantWrite =
  <Op extends WriteOperation, Prepared = undefined>(
    operation: Op,
    describe: (
      input: Input<Op>,
      context: Context,
      refuse: (refusal: Refusal<Op>) => never,
    ) => Write<Op, Prepared> | Promise<Write<Op, Prepared>>,
  ): Handler<Op> =>
  async (input, context) => {
    const { headers } = routes[operation];
    const described = await refusable<Write<Op, Prepared>, Refusal<Op>>(async () =>
      describe(input, context, refuseWrites),
    );
    if ("refused" in described) return described.refused;
    const {
      entry = (body: Body<Op>) => (entries[operation] as Describe)(input, body),
      prepare,
      write,
      ...request
    } = described.done;
    const key = input.headers["idempotency-key"] as string | undefined;
    const answer = await commitOnce<Body<Op>, Prepared, Refusal<Op>>(
      context,
      { operation, key, entry, ...request },
      async () => (await prepare?.()) as Prepared,
      (trx, prepared, result) => write(trx, result, prepared),
    );
    if (answer.status !== 200 || "200" in headers) return answer as Result<Op>;
    return ("201" in headers ? { ...answer, status: 201 } : { status: 204 }) as Result<Op>;
  };

type Describe = (input: unknown, body: unknown) => MerchantEntry | null;
const entries: Record<WriteOperation, (input: never, body: never) => MerchantEntry | null> = merchantEntries;
