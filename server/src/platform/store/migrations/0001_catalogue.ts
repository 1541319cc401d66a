import { type Kysely, sql } from "kysely";

const statements = [
  `create table products (
    id bigint primary key,
    handle text,
    document jsonb not null,
    enabled boolean not null default true,
    popularity integer not null default 0,
    created_at timestamptz not null default now(),
    revision bigint not null
  )`,
  "create unique index products_handle on products (handle) where handle is not null",
  "create index products_revision on products (revision)",
  `create table variants (
    id bigint primary key,
    product_id bigint not null references products (id) on delete cascade,
    position integer not null,
    prices jsonb not null,
    inventory_policy text not null check (inventory_policy in ('deny', 'continue'))
  )`,
  "create index variants_product on variants (product_id)",
  `create table stock (
    variant_id bigint not null references variants (id) on delete cascade,
    region text not null,
    quantity integer check (quantity >= 0),
    level text not null check (level in ('none', 'low', 'high', 'unlimited')),
    requires_shipping boolean not null,
    primary key (variant_id, region)
  )`,
  `create table stock_entries (
    id bigint generated always as identity primary key,
    variant_id bigint not null,
    region text not null,
    delta integer not null,
    reason text not null,
    order_id uuid,
    created_at timestamptz not null default now()
  )`,
  "create index stock_entries_variant on stock_entries (variant_id, region)",
  `create table collections (
    handle text primary key,
    document jsonb not null,
    position integer not null default 0
  )`,
  `create table collection_products (
    handle text not null,
    product_id bigint not null references products (id) on delete cascade,
    primary key (handle, product_id)
  )`,
  `create table promotions (
    id bigint primary key,
    name text not null unique check (name = lower(name)),
    document jsonb not null,
    usage_limit integer check (usage_limit >= 0),
    uses integer not null default 0 check (uses >= 0)
  )`,
  `create table gift_cards (
    code text primary key,
    remaining numeric(12, 2) not null check (remaining >= 0),
    currency text not null,
    site text not null,
    document jsonb not null
  )`,
  `create table gift_card_entries (
    id bigint generated always as identity primary key,
    code text not null references gift_cards (code),
    amount numeric(12, 2) not null,
    reason text not null,
    order_id uuid,
    created_at timestamptz not null default now()
  )`,
  "create index gift_card_entries_code on gift_card_entries (code)",
  `create table shipping_rates (
    id text primary key,
    document jsonb not null,
    position integer not null default 0
  )`,
  `create table sites (
    code text primary key,
    document jsonb not null
  )`,
  `create table revisions (
    name text primary key,
    value bigint not null
  )`,
  "insert into revisions (name, value) values ('catalogue', 0)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
