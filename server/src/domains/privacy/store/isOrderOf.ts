import { type RawBuilder, sql } from "kysely";

/**
 * In SQL: true when an order `o` is this person's: a member's own, or a guest's under the address. A member's order can
 * have another person's address, since the merchant corrected it.
 */
export const isOrderOf = ({
  userId,
  email,
}: {
  userId: RawBuilder<unknown>;
  email: RawBuilder<unknown>;
}): RawBuilder<boolean> =>
  sql<boolean>`(o.user_id = ${userId} or (o.user_id is null and lower(o.email) = ${email}))`;
