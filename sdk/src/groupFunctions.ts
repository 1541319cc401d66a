import type { FullClient, OperationName } from "./operationTypes.ts";

type Values<Of> = Of[keyof Of];
type Named<Row> = Extract<Row extends `${infer Op} ${string}` ? Op : Row, OperationName>;
/** The operations that these groups of a table call. */
type Called<Table, Name extends keyof Table> = Named<Values<{ [Group in Name]: Values<Table[Group]> }>>;
type Grouped<Groups, Name extends keyof Groups> = keyof Groups extends Name ? Groups : Pick<Groups, Name>;

/** Makes a client's functions by group, of a table of groups whose calls have these types. */
export type GroupCalls<Table, Groups> = <Name extends keyof Table & keyof Groups>(
  client: Pick<FullClient, Called<Table, Name>>,
  named: { [Group in Name]: Table[Group] },
) => Grouped<Groups, Name>;

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A client's functions by group. A table says what each calls, and what is passed in order. */
export function groupFunctions<Grouped>(client: object, named: Tables): Grouped {
  const functions = client as Record<string, (options: object) => unknown>;
  const grouped: object = Object.fromEntries(
    Object.entries(named).map(([group, rows]) => {
      const calls = Object.entries(rows).map(([name, row]) => {
        const [operation = "", ...places] = row.split(" ");
        return [name, (...args: unknown[]) => functions[operation]?.(toOptions(places, args))];
      });
      return [group, Object.fromEntries(calls)];
    }),
  );
  return grouped as Grouped;
}

function toOptions(places: readonly string[], args: readonly unknown[]): object {
  const path: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const [at, place] of places.entries())
    (place === "body" || place === "query" ? parts : path)[place] = args[at];
  const { body, query } = parts;
  return { ...(args[places.length] as object | undefined), params: { path, query }, body };
}
