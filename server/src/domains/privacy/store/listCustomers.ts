import { erasedEmail } from "@velours/sdk/shop";
import { sql } from "kysely";
import { firstByName } from "../../../platform/store/firstByName.ts";
import { isAmong } from "../../../platform/store/isAmong.ts";
import type { Db } from "../../../platform/store/schema.ts";
import type { UserAddresses } from "../../accounts/schema.ts";
import { buyerName } from "../../orders/store/listedOrders.ts";
import { isOrderOf } from "./isOrderOf.ts";

/** A place in the list: the number of a member, or 0 and the number of a guest's newest order that was found. */
export interface CustomerPlace {
  member: number;
  order: number;
}

export interface ListedCustomer extends CustomerPlace {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** The account's, and those of the newest order. */
  addresses: UserAddresses | null;
  order_addresses: UserAddresses | null;
  /** Number of the newest order; null for none. */
  newest: string | null;
  orders: number;
  last_order_at: string | null;
}

interface CustomerSearch {
  /** A whole email address, or the start of a name. */
  text: string;
  /** Null for all sites. */
  sites: readonly string[] | null;
  /** The last one before; undefined to begin. */
  before: CustomerPlace | undefined;
  limit: number;
}

/** Of a name no more members and orders are looked for. */
const mostFound = 1_000;

/** The name of a member, as `users_name` has it. */
const memberName = sql`lower(coalesce(
  last_name || ' ' || first_name,
  addresses #>> '{shipping,lastname}' || ' ' || (addresses #>> '{shipping,firstname}'),
  addresses #>> '{billing,lastname}' || ' ' || (addresses #>> '{billing,firstname}')
))`;

/** Members and guests by their address or name: members first, the newest ones first. A guest is an address without a member. */
export async function listCustomers(
  db: Db,
  { text, sites, before, limit }: CustomerSearch,
): Promise<ListedCustomer[]> {
  const email = text.trim().toLowerCase();
  const ofSites = isAmong(sql`o.site`, sites);
  const isMemberOfSites =
    sites === null
      ? sql`true`
      : sql`(u.levels -> 'sites' ?| ${[...sites]}::text[] or exists (
          select from orders o where ${isOrderOf({ userId: sql`u.id`, email: sql`lower(u.email)` })} and ${ofSites}))`;
  // Subqueries of single rows keep to the indexes, where a join may read a whole table.
  const { rows } = await sql<ListedCustomer>`
    with placed as (
      select o.number, o.email,
        coalesce(o.user_id, (select id from users where lower(email) = o.email)) as member
      from (
        (select user_id, lower(email) as email, number from orders o where lower(email) = ${email} and ${ofSites})
        union
        ${firstByName({
          select: sql`user_id, lower(email), number from orders o where ${ofSites}`,
          name: buyerName,
          text,
          limit: mostFound,
        })}
      ) as o where o.email <> ${erasedEmail}
    ), people as (
      select id as member, 0::bigint as "order" from users u where lower(email) = ${email} and ${isMemberOfSites}
      union
      ${firstByName({
        select: sql`id, 0::bigint from users u where ${isMemberOfSites}`,
        name: memberName,
        text,
        limit: mostFound,
      })}
      union
      select coalesce(member, 0), max(case when member is null then number else 0 end)
      from placed group by member, case when member is null then email end
    ), page as (
      select p.member, p."order", coalesce(
        (select email from users where id = p.member), (select email from orders where number = p."order")) as email
      from people p ${before === undefined ? sql`` : sql`where (p.member, p."order") < (${before.member}, ${before.order})`}
      order by p.member desc, p."order" desc limit ${limit}
    )
    select page.*, account.*, found.orders, found.last_order_at, newest.*
    from page
    left join lateral (
      select first_name, last_name, addresses from users where id = page.member limit 1) as account on true
    cross join lateral (
      select count(*) as orders, max(o.created_at) as last_order_at, max(o.number) as number from orders o
      where ${isOrderOf({ userId: sql`page.member`, email: sql`lower(page.email)` })} and ${ofSites}) as found
    left join lateral (
      select document ->> 'number' as newest, document -> 'address' as order_addresses
      from orders where number = found.number limit 1) as newest on true
    order by page.member desc, page."order" desc`.execute(db);
  return rows;
}
