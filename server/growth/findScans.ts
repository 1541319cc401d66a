import pg from "pg";
import { bounded } from "../src/assembly/store/indexes.ts";

/** A part of a plan, as `explain (format json)` writes it. */
interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Plan Rows": number;
  Plans?: Plan[];
}

/** A statement that reads a table from end to end, or a part that grows with it. */
export interface Scan {
  table: string;
  how: string;
  statement: string;
}

/** Rows that a part may read of a store with 20,000 orders, unless it stops at a limit. */
const mostRows = 1_000;

/**
 * Asks the planner of a filled store how it would run these statements, whatever their values are, when reading a table
 * without an index costs more than anything. Returns those that read a table that grows as a whole all the same.
 */
export async function findScans(databaseUrl: string, statements: Iterable<string>): Promise<Scan[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set enable_seqscan = off; set plan_cache_mode = force_generic_plan");
    const { rows } = await client.query<{ name: string }>(
      "select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null",
    );
    const partial = new Set(rows.map(({ name }) => name));
    const scans: Scan[] = [];
    for (const statement of selectKinds(statements))
      for (const found of findIn(await explain(client, statement), partial, false))
        scans.push({ ...found, statement: statement.replace(/\s+/g, " ").trim() });
    return scans;
  } finally {
    await client.end();
  }
}

/** Statements that have a plan; of those that differ in the length of a list only one. */
function selectKinds(statements: Iterable<string>): Iterable<string> {
  const kinds = new Map<string, string>();
  for (const statement of statements) {
    if (!/^\s*(with|select|insert|update|delete)\b/i.test(statement)) continue;
    const kind = statement.replace(/\$\d+/g, "$").replace(/(\([^()]*\)|\$)(, \1)+/g, "$1");
    if (!kinds.has(kind)) kinds.set(kind, statement);
  }
  return kinds.values();
}

async function explain(client: pg.Client, statement: string): Promise<Plan> {
  await client.query(`prepare asked as ${statement}`);
  try {
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'",
    );
    const values = Array.from({ length: rows[0]?.count ?? 0 }, () => "null").join(", ");
    const plan = await client.query(`explain (format json) execute asked${values && `(${values})`}`);
    return plan.rows[0]["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("deallocate asked");
  }
}

function* findIn(
  plan: Plan,
  partial: ReadonlySet<string>,
  limited: boolean,
): Iterable<Omit<Scan, "statement">> {
  const table = plan["Relation Name"];
  const how = table === undefined || isBounded(table) ? undefined : scanOf(plan, partial, limited);
  if (table !== undefined && how !== undefined) yield { table, how };
  // A sort reads all of its rows before the first one is asked for.
  const stops = plan["Node Type"] === "Limit" || (limited && !/Sort|Aggregate|Hash/.test(plan["Node Type"]));
  for (const part of plan.Plans ?? []) yield* findIn(part, partial, stops);
}

const isBounded = (table: string): boolean =>
  (bounded as readonly string[]).includes(table) || /^(pg_|kysely_)/.test(table);

function scanOf(plan: Plan, partial: ReadonlySet<string>, limited: boolean): string | undefined {
  const kind = plan["Node Type"];
  if (kind === "Seq Scan") return "without an index";
  const index = plan["Index Name"] ?? plan.Plans?.[0]?.["Index Name"];
  const isNarrow = plan["Index Cond"] !== undefined || (index !== undefined && partial.has(index));
  if (kind.startsWith("Index") && !isNarrow && !(limited && plan.Filter === undefined))
    return `all of ${index}`;
  if (/Scan/.test(kind) && plan["Plan Rows"] > mostRows && !limited)
    return `${plan["Plan Rows"]} rows by ${index}`;
  return undefined;
}
