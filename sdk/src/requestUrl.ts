import { serializeQuery } from "./serializeQuery.ts";

export interface Params {
  path?: object;
  query?: object;
  header?: object;
}

/**
 * The address of a request. Throws `TypeError` where a value of the path is missing or empty, or is `.` or `..`, which
 * would lead to another operation's address.
 */
export function requestUrl(baseUrl: string, path: string, { path: values, query }: Params = {}): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String((values as Record<string, unknown> | undefined)?.[name] ?? "");
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${path}: ${name} is "${value}"`);
    return encodeURIComponent(value);
  });
  const search = serializeQuery({ ...query });
  return baseUrl.replace(/\/$/, "") + filled + (search && `?${search}`);
}
