import pg from "pg";

type Query = (this: pg.Client, ...values: unknown[]) => unknown;

export interface RecordedStatements {
  statements: ReadonlySet<string>;
  /** The most rows that each of them answered at once. */
  rows: ReadonlyMap<string, number>;
  stop(): void;
}

/** Notes the text of every statement that this process sends to PostgreSQL, until it is stopped. */
export function recordStatements(): RecordedStatements {
  const statements = new Set<string>();
  const rows = new Map<string, number>();
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (...values) {
    const [sent] = values as [string | { text?: string }];
    const text = typeof sent === "string" ? sent : sent?.text;
    const result = query.apply(this, values);
    if (text === undefined) return result;
    statements.add(text);
    if (result instanceof Promise)
      result.then(
        (answered: pg.QueryResult) =>
          rows.set(text, Math.max(rows.get(text) ?? 0, answered.rows?.length ?? 0)),
        () => {},
      );
    return result;
  };
  return {
    statements,
    rows,
    stop() {
      client.query = query;
    },
  };
}
