import { textSearch } from "../../platform/routing/searchCodec.ts";

/** What the pages of the account's forms read from the query string. */
export function accountSearch(search: Record<string, unknown>): { email?: string; redirect?: string } {
  const { email, redirect } = textSearch(search);
  return { ...(email && { email }), ...(redirect && { redirect }) };
}
