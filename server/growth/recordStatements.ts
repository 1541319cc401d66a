import pg from "pg";

type Query = (this: pg.Client, ...values: unknown[]) => unknown;

/** Notes the text of every statement that this process sends to PostgreSQL, until it is stopped. */
export function recordStatements(): { statements: ReadonlySet<string>; stop(): void } {
  const statements = new Set<string>();
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (...values) {
    const [sent] = values as [string | { text?: string }];
    const text = typeof sent === "string" ? sent : sent?.text;
    if (text !== undefined) statements.add(text);
    return query.apply(this, values);
  };
  return {
    statements,
    stop() {
      client.query = query;
    },
  };
}
