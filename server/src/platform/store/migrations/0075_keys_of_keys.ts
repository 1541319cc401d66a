import { type Kysely, sql } from "kysely";

/** A key ends with the key that made it. The audit log knows the makers of older keys. */
const statements = [
  "alter table merchant_keys add column made_with bigint",
  `update merchant_keys k set made_with = substring(a.actor from '^key (\\d+) ')::bigint
    from audit_log a
    where split_part(a.command, ' ', 1) = 'createMerchantKey' and split_part(a.command, ' ', 2) = k.id::text
      and a.actor ~ '^key \\d+ '`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
