const onePerson =
  "a command or a request about one person, which is rare; jobs end after 14 days and answers after 30, and an index of each field would cost every purchase more";
const page =
  "a page of a list reads an index in its order until it has its rows; a rare status or site is found by its own index, as its count is known when the plan is made";
const sandbox = "the sandbox puts the demo back";
const everything = "an export writes all of it, once for each time it is asked for";
const test = "a test's own";

/** Statements that may read a whole table, each with its reason. */
export const exceptions: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/payload ->> 'email'\) = \$\d/, onePerson],
  [/payload ->> 'order_id' = any\(/, onePerson],
  [/coalesce\(response::jsonb #>> '{order,number}'/, onePerson],
  [/and o\.(status|site) = '[\w-]+' order by o\.(created_at|total) desc, o\.number desc limit/, page],
  [/having sum\(delta\) < 0\) as sold/, sandbox],
  [/^update "users" .* where "email" = \$12 returning "id"$/, sandbox],
  [/^delete from "(wishlist_items|campaign_entries|newsletter_subscribers)"$/, sandbox],
  [/from gift_cards where revoked_at is null and blocked_at is null order by code limit/, everything],
  [/^select "id" from "users" where "email" = \$1$/, test],
  [/^update jobs set run_at = now\(\) where kind = 'gift-card'/, test],
];
