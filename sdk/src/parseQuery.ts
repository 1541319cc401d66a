/** Names and values of a query string; nested names are objects. */
export type Query = { [name: string]: string | Query };

const maximumDepth = 3;
const maximumParameters = 100;
const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;

/**
 * Reads a query string with nested names (`filter[inventories][region]=or:US,INTL`). Of a name given twice the first
 * counts. Objects have no prototype, so no name can reach one.
 */
export function parseQuery(text: string): Query {
  const query: Query = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > maximumParameters) break;
    put(query, parseKeyPath(name), value);
  }
  return query;
}

function parseKeyPath(name: string): string[] {
  const match = bracketed.exec(name);
  if (match?.[1] === undefined || match[2] === undefined) return [name];
  const path = [match[1], ...match[2].slice(1, -1).split("][")];
  return path.length > maximumDepth ? [name] : path;
}

function put(query: Query, path: readonly string[], value: string): void {
  let place = query;
  for (const [index, name] of path.entries()) {
    if (index === path.length - 1) {
      place[name] ??= value;
      return;
    }
    place[name] ??= Object.create(null) as Query;
    const next: string | Query = place[name];
    // A name used both as a value and as an object: the first use stands.
    if (typeof next === "string") return;
    place = next;
  }
}
