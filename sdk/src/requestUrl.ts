import { createFinalURL } from "openapi-fetch";
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
export const requestUrl = (baseUrl: string, path: string, { path: values, query }: Params = {}): string =>
  createFinalURL<object>(path, {
    baseUrl: baseUrl.replace(/\/$/, ""),
    params: { path: { ...values }, query: query as Record<string, unknown> },
    querySerializer: serializeQuery,
    pathSerializer: (url, filled) =>
      url.replace(/\{([^}]+)\}/g, (_, name: string) => {
        const value = String(filled[name] ?? "");
        if (/^\.{0,2}$/.test(value)) throw new TypeError(`${path}: ${name} is "${value}"`);
        return encodeURIComponent(value);
      }),
  });
