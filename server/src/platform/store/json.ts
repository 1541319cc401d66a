import { isExpression, type RawBuilder, sql } from "kysely";
import { Placeholder } from "./prepare.ts";

/** A value for a `jsonb` column; sent as text, because the two drivers disagree on arrays. An expression stays one. */
export function json(value: unknown): RawBuilder<string> {
  if (isExpression(value)) return sql<string>`${value}::jsonb`;
  const text = value instanceof Placeholder ? new Placeholder(value.name, true) : JSON.stringify(value);
  return sql<string>`${text}::text::jsonb`;
}
