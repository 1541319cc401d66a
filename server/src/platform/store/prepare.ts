import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/** Stands in a prepared statement for a value that each call gives. */
export class Placeholder {
  readonly name: string;
  readonly isJson: boolean;

  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }
}

/**
 * Prepares a statement: its text is built once, and each call only fills in its values. `build` gets a placeholder in
 * place of each value, so it may put values into the statement and do nothing else with them.
 */
export function prepare<Values extends object, Row>(
  build: (values: Values) => RawBuilder<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const placeholders = new Proxy({} as Values, {
    get: (_, name) => new Placeholder(String(name)),
    // A copy with a rest or a spread would silently lack them.
    ownKeys: () => {
      throw new Error("placeholders are read by their names");
    },
  });
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(placeholders).compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? getValue(values, parameter) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

function getValue(values: object, { name, isJson }: Placeholder): unknown {
  const value = (values as Record<string, unknown>)[name];
  return isJson ? JSON.stringify(value) : value;
}
