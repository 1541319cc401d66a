import { type RawBuilder, sql } from "kysely";
import { Placeholder } from "./prepare.ts";

/** A value for a `jsonb` column; sent as text, because the two drivers disagree on arrays. */
export function json(value: unknown): RawBuilder<string> {
  const text = value instanceof Placeholder ? new Placeholder(value.name, true) : JSON.stringify(value);
  return sql<string>`${text}::text::jsonb`;
}
