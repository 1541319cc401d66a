import { type RawBuilder, sql } from "kysely";

// The rules `isForSale` and `isAvailable` in SQL: of rows `s` of stock and of variants `item` in a product's document.

/** Counted units are left, or a level that is not counted says so. */
export const hasUnits = sql<boolean>`coalesce(s.quantity > 0, s.level <> 'none')`;

/** False for a variant that was taken from sale. */
export const isForSale = sql<boolean>`item ->> 'option1' is not null`;

/** Sold on when nothing is in stock. */
export const isPreorder = sql<boolean>`item ->> 'inventory_policy' = 'continue'`;

/** True for a variant that a shopper of some region can buy. */
export const isSold = sql<boolean>`(${isForSale} and exists (
  select from stock s where s.variant_id = (item ->> 'id')::bigint and (${isPreorder} or ${hasUnits})))`;

/** True when one of the variants of a product `p` is so. */
export const someVariant = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from jsonb_array_elements(p.document -> 'variants') item where ${condition})`;
