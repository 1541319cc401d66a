import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bounded, indexes } from "./indexes.ts";

const folder = join(import.meta.dirname, "../../platform/store/migrations");
const migrations = readdirSync(folder).map((file) => ({
  name: file.replace(".ts", ""),
  text: readFileSync(join(folder, file), "utf8"),
}));

/** Migrations that stopped a growing table before the tests below: they are released, and stay as they are. */
const released: Record<string, string[]> = {
  "0050_found_orders": ["returns: checks or links every row"],
  "0059_issued_gift_cards": [
    "gift_cards: makes an index",
    "gift_cards: writes every row anew",
    "gift_cards: writes rows",
  ],
  "0064_sent_templates": ["order_events: writes rows"],
  "0074_payments_again": ["drafts: writes rows"],
  "0076_order_trouble": ["orders: writes rows"],
  "0079_offer_invoices": ["invoices: checks or links every row"],
  "0080_unpaid_refunds": ["refunds: checks or links every row"],
};

/** Migrations that lock the rows that they write and no table, and why those are few. */
const few: Record<string, { how: string[]; why: string }> = {
  "0089_failed_gift_cards": {
    how: ["jobs: writes rows"],
    why: "A gift card of a failed payment waits for its day.",
  },
  "0093_former_answers": {
    how: ["returns: writes rows"],
    why: "A return was answered again, after another answer.",
  },
};

/** In an `alter table`: what reads or writes every row of the table while nobody else may write. */
const stops: readonly (readonly [RegExp, string])[] = [
  [/\b(unique|primary key|exclude)\b/, "makes an index"],
  [/\b(check|references|foreign key)\b(?!.*\bnot valid\b)/, "checks or links every row"],
  [/\bset not null\b/, "checks or links every row"],
  [/\b(set data )?type\b/, "writes every row anew"],
  [
    /\bgenerated always as\b|\bdefault (gen_random_uuid|random|clock_timestamp|nextval)\b/,
    "writes every row anew",
  ],
];

/** How a migration stops the writes of tables that grow; those that it makes itself are empty. */
function findStops(migration: string): string[] {
  const text = migration.replace(/\$\$[\s\S]*?\$\$|\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  const made = [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table);
  const grows = (table: string) => !made.includes(table) && !(bounded as readonly string[]).includes(table);
  const found: [table: string | undefined, how: string][] = [
    ...[...text.matchAll(/create (?:unique )?index [^"`]*?\son (\w+)|createIndex\([^;]*?\.on\("(\w+)"/g)].map(
      ([, raw, built]): [string | undefined, string] => [raw ?? built, "makes an index"],
    ),
    ...[...text.matchAll(/alter table (\w+)([^"`;]*)/g)].flatMap(([, table, changes = ""]) =>
      changes
        .split(/,\s*(?=add|alter|drop)/)
        .flatMap((change) => stops.filter(([stop]) => stop.test(change)))
        .map(([, how]): [string | undefined, string] => [table, how]),
    ),
    ...[...text.matchAll(/\b(?:update (\w+)(?: as)?(?: (?!set)\w+)?\s+set|delete from (\w+))\b/g)].map(
      ([, updated, deleted]): [string | undefined, string] => [updated ?? deleted, "writes rows"],
    ),
  ];
  const each = found.flatMap(([table, how]) => (table && grows(table) ? [`${table}: ${how}`] : []));
  return [...new Set(each)];
}

test("no newer migration stops the writes of a table that grows", () => {
  const found = migrations
    .filter(({ name }) => name > "0043")
    .map(({ name, text }) => [name, findStops(text)] as const)
    .filter(([, how]) => how.length > 0);
  const locksRows = Object.entries(few).map(([name, { how }]) => [name, how]);
  expect(Object.fromEntries(found)).toEqual({ ...released, ...Object.fromEntries(locksRows) });
  for (const { name, text } of migrations) if (name in few) expect(text).not.toContain("alter table");
});

test.each([
  ["create index orders_x on orders (x)", "orders: makes an index"],
  ["`create unique index users_x\n on users (x)`", "users: makes an index"],
  ['db.schema.createIndex("jobs_x").on("jobs").column("x")', "jobs: makes an index"],
  ["alter table orders add column x text unique", "orders: makes an index"],
  ["alter table orders add constraint x check (total > 0)", "orders: checks or links every row"],
  ["alter table orders add column x uuid references users (id)", "orders: checks or links every row"],
  ["alter table orders alter column email set not null", "orders: checks or links every row"],
  ["alter table orders alter column total type numeric", "orders: writes every row anew"],
  ["alter table orders add column x uuid default gen_random_uuid()", "orders: writes every row anew"],
  ["update orders o set x = 1", "orders: writes rows"],
  ["`update orders\n set x = 1`", "orders: writes rows"],
  ["delete from jobs where x", "jobs: writes rows"],
])("%s is found", (migration, how) => {
  expect(findStops(migration)).toEqual([how]);
});

test.each([
  "create table notes (id int unique)`, `create index notes_x on notes (id)",
  "create index sites_x on sites (x)",
  "update sites set document = document - 'x'",
  "alter table orders add column x boolean not null default false",
  "alter table orders add column x timestamptz default now()",
  "alter table orders add column x text, add check (x in ('a', 'b')) not valid",
  "create trigger x after update of state on payment_attempts for each row execute function y()",
  "create function x() returns trigger as $$ begin update orders set x = 1; end $$",
  "// update orders set x = 1",
])("%s stops no table that grows", (migration) => {
  expect(findStops(migration)).toEqual([]);
});

test("no index has the name of a migration's: it would be taken for made", () => {
  const made = migrations.flatMap(({ text }) =>
    [...text.matchAll(/create (?:unique )?index (\w+)/g)].map(([, index]) => index),
  );
  expect(indexes.map(({ name }) => name).filter((name) => made.includes(name))).toEqual([]);
});
