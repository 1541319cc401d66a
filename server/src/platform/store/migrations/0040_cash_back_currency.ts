import { type Kysely, sql } from "kysely";

/**
 * A balance of before takes the currency in which its orders earned most, else that of its site's first region.
 */
const statements = [
  "alter table credits add column currency text",
  `update credits c set currency = coalesce(
    (select o.currency from credit_entries e join orders o on o.id = e.order_id
      where e.credit_id = c.id and e.type = 'increase' and e.refund_id is null
      group by o.currency order by sum(e.amount) desc, o.currency limit 1),
    (select s.document #>> '{regions,0,currency}' from sites s where s.code = c.site),
    'USD')`,
  "alter table credits alter column currency set not null",
  "drop index credits_user",
  "drop index credits_email",
  "create unique index credits_user on credits (user_id, site, currency) where user_id is not null",
  "create unique index credits_email on credits (email, site, currency) where email is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
