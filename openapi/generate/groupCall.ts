import type { Operation } from "./contract.ts";

/** Where an operation stands among the SDK's calls by group: `getProduct` is `products.get(id, query)`. */
export interface GroupCall {
  group: string;
  name: string;
  /** The call's arguments in order: names of the path, then `body`, then `query`. Options come last. */
  places: string[];
}

/**
 * The group is the plural of the operation's noun and the name its verb; a file's type stays with the verb. An
 * operation without a noun (`login`) stands in its domain.
 */
export function groupCall({ id, object, path, body, parameters }: Operation): GroupCall {
  const [, verb = id, noun = "", file = ""] = /^([a-z]+)(\w*?)(Pdf)?$/.exec(id) ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const hasQuery = parameters.some((parameter) => parameter.in === "query");
  return {
    group: noun ? pluralize(`${noun[0]?.toLowerCase()}${noun.slice(1)}`) : (object.tags?.[0] ?? ""),
    name: `${verb}${file}`,
    places: [...names, ...(body ? ["body"] : []), ...(hasQuery ? ["query"] : [])],
  };
}

/** Every call by the name of its group, both in alphabetical order. */
export function listGroups(operations: readonly Operation[]): [group: string, calls: Operation[]][] {
  const groups = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { group, name } = groupCall(operation);
    const calls = groups.get(group) ?? new Map<string, Operation>();
    const other = calls.get(name);
    if (other) throw new Error(`${operation.id} and ${other.id} would both be ${group}.${name}: rename one.`);
    groups.set(group, calls.set(name, operation));
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([group, calls]) => [
      group,
      [...calls].sort(([a], [b]) => a.localeCompare(b)).map(([, operation]) => operation),
    ]);
}

function pluralize(noun: string): string {
  if (/ss$/.test(noun)) return `${noun}es`;
  if (/s$/.test(noun)) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
