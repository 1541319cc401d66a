import type { Client } from "./generated/Client.ts";
import type { Groups, groups } from "./generated/groups.ts";
import type { OperationName } from "./operationTypes.ts";

export * from "./generated/groups.ts";

type Rows<Name extends keyof Groups> = { [Group in Name]: (typeof groups)[Group] };
type Values<Of> = Of[keyof Of];
type Named<Row> = Extract<Row extends `${infer Op} ${string}` ? Op : Row, OperationName>;
/** The operations that these groups call. */
type Called<Name extends keyof Groups> = Named<Values<{ [Group in Name]: Values<(typeof groups)[Group]> }>>;
type Grouped<Name extends keyof Groups> = keyof Groups extends Name ? Groups : Pick<Groups, Name>;

/**
 * A client's functions by group: `groupCalls(client, groups).products.get(100001)` is
 * `client.getProduct({ params: { path: { id: 100001 } } })`, with its types, answers and errors. The values of the
 * path come first, then the body, then the query, then the call's options. A page that names its groups carries no
 * others: `groupCalls(client, { products })`.
 */
export function groupCalls<Name extends keyof Groups>(
  client: Pick<Client, Called<Name>>,
  named: Rows<Name>,
): Grouped<Name> {
  const functions = client as unknown as Record<string, (options: object) => unknown>;
  const grouped: Record<string, object> = {};
  for (const [group, rows] of Object.entries<Record<string, string>>(named)) {
    grouped[group] = Object.fromEntries(
      Object.entries(rows).map(([name, row]) => {
        const [operation = "", ...places] = row.split(" ");
        return [name, (...args: unknown[]) => functions[operation]?.(toOptions(places, args))];
      }),
    );
  }
  return grouped as unknown as Grouped<Name>;
}

function toOptions(places: readonly string[], args: readonly unknown[]): object {
  const path: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const [at, place] of places.entries())
    (place === "body" || place === "query" ? parts : path)[place] = args[at];
  const { body, query } = parts;
  return { ...(args[places.length] as object | undefined), params: { path, query }, body };
}
