import type { NewProposal } from "@velours/sdk/shop";
import type { MerchantAccess, Proposal, ProposalState, ProposedOperation } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database, Transaction } from "../../../platform/store/schema.ts";
import type { ProposalTable } from "../schema.ts";

type Caller = Pick<MerchantAccess, "kind" | "id">;

export interface ProposalRow extends Omit<Selectable<ProposalTable>, "state"> {
  state: ProposalState;
  proposer_name: string | null;
  decider_name: string | null;
}

export async function insertProposal(
  trx: Transaction,
  { operation, site, orderId, request, about }: NewProposal,
  { kind, id }: Caller,
  person: number | null,
): Promise<{ id: number; expires_at: string }> {
  return await trx
    .insertInto("proposals")
    .values({
      operation,
      site,
      order_id: orderId,
      request: json(request),
      about: json(about),
      proposer_kind: kind,
      proposer_id: id,
      person,
    })
    .returning(["id", "expires_at"])
    .executeTakeFirstOrThrow();
}

const nameOf = (whose: "proposer" | "decider"): RawBuilder<string | null> => sql`
  case ${sql.ref(`${whose}_kind`)}
    when 'staff' then (select username from users u where u.id = ${sql.ref(`${whose}_id`)})
    else (select name from merchant_keys k where k.id = ${sql.ref(`${whose}_id`)})
  end`;

const stateNow = sql<ProposalState>`case when state = 'waiting' and expires_at <= now() then 'expired' else state end`;

const select = sql`
  select id, operation, site, order_id, request, about, proposer_kind, proposer_id, person, ${stateNow} as state,
    created_at, expires_at, decider_kind, decider_id, decided_at, reason,
    ${nameOf("proposer")} as proposer_name, ${nameOf("decider")} as decider_name
  from proposals`;

interface ProposalFilters {
  operations: readonly ProposedOperation[];
  /** Null for all sites. */
  sites: readonly string[] | null;
  state: ProposalState | undefined;
  /** The number of the last one before; undefined to begin. */
  before: number | undefined;
  limit: number;
}

/** Proposals, the newest first. */
export async function listProposalRows(
  db: Kysely<Database>,
  { operations, sites, state, before, limit }: ProposalFilters,
): Promise<ProposalRow[]> {
  const conditions = [
    sql`operation = any(${[...operations]}::text[])`,
    ...(sites === null ? [] : [sql`site = any(${[...sites]}::text[])`]),
    ...(state === undefined ? [] : [sql`${stateNow} = ${state}`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ];
  const { rows } = await sql<ProposalRow>`
    ${select} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function readProposal(db: Kysely<Database>, id: number): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`${select} where id = ${id}`.execute(db);
  return rows[0];
}

/** Ends a proposal, whose request is not needed any more; false when it does not wait. */
export async function endProposal(
  trx: Transaction,
  id: number,
  { state, by, reason }: { state: "approved" | "rejected"; by: Caller; reason: Proposal["reason"] },
): Promise<boolean> {
  const ended = await trx
    .updateTable("proposals")
    .set({
      state,
      request: json({}),
      decider_kind: by.kind,
      decider_id: by.id,
      decided_at: sql<string>`now()`,
      reason,
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("expires_at", ">", sql<string>`now()`)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Deletes proposals a year after their end, and requests with theirs; the audit log keeps who decided what. */
export async function deleteOldProposals(db: Kysely<Database>): Promise<void> {
  await sql`update proposals set request = '{}' where expires_at <= now() and request <> '{}'`.execute(db);
  await db.deleteFrom("proposals").where("expires_at", "<", sql<string>`now() - interval '1 year'`).execute();
}
