import { expect, it } from "vitest";
import { describeSchema } from "./describeSchema.ts";

/** A requirement's id, the entity or answer it speaks of, and what each field must be. */
export type Row = [id: string, entity: string, fields: Record<string, string>];

/** Holds the contract to rows of requirements, one test a row. */
export function holdsRows(rows: readonly Row[]): void {
  it.each(rows)("%s %s", (_, entity, fields) => {
    const found = Object.fromEntries(
      Object.keys(fields).map((field) => [field, describeSchema(field ? `${entity}.${field}` : entity)]),
    );
    expect(found).toEqual(fields);
  });
}
