import { textSearch } from "../../platform/routing/searchCodec.ts";

/** Parameters of the account's pages in the query string. */
export function accountSearch(search: Record<string, unknown>): { email?: string; redirect?: string } {
  const { email, redirect } = textSearch(search);
  return { ...(email && { email }), ...(redirect && { redirect }) };
}
