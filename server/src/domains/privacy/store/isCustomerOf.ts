import { sql } from "kysely";
import type { Db } from "../../../platform/store/schema.ts";
import type { Person } from "./personalTables.ts";

/** True for a member of any of these sites, and for somebody who bought there. */
export async function isCustomerOf(
  db: Db,
  { userId, orderIds }: Person,
  sites: readonly string[],
): Promise<boolean> {
  const codes = sql`${[...sites]}::text[]`;
  const { rows } = await sql<{ there: boolean }>`select
    exists (select from users where id = ${userId} and levels -> 'sites' ?| ${codes})
    or exists (select from orders where id = any(${[...orderIds]}::uuid[]) and site = any(${codes})) as there`.execute(
    db,
  );
  return rows[0]?.there ?? false;
}
