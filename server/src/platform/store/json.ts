import { type RawBuilder, sql } from "kysely";

/** A value for a `jsonb` column; sent as text, because the two drivers disagree on arrays. */
export function json(value: unknown): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::text::jsonb`;
}
