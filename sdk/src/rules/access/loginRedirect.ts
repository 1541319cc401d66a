import { type AddressLanguage, stripLanguage, withLanguage } from "../language.ts";

const HOME = "/account/profile";

// Browsers drop tabs and line breaks inside a URL: "/\t/evil.example" would become "//evil.example".
const INTERNAL = /^\/(?![/\\])\P{Cc}*$/u;

/** A redirect to follow: an internal path that starts with a single '/', else the account. */
export const safeRedirect = (redirect: string | null | undefined): string =>
  redirect && INTERNAL.test(redirect) ? redirect : HOME;

const encodePath = (path: string): string => encodeURIComponent(path).replaceAll("%2F", "/");

/**
 * Where a refused path goes: `/login?{its query}&redirect={path}`, both without language: the caller adds the
 * active one.
 */
export function loginPath(path: string, search = ""): string {
  const query = new URLSearchParams(search);
  query.delete("redirect");
  const kept = query.toString();
  return `/login?${kept && `${kept}&`}redirect=${encodePath(stripLanguage(path))}`;
}

/**
 * Where a login leads: the redirect, or the account, in the active language. The rest of the
 * login's query goes along, but for the email address it was filled in with.
 */
export function afterLogin(search: string, language: AddressLanguage, redirect?: string): string {
  const query = new URLSearchParams(search);
  const target = safeRedirect(redirect ?? query.get("redirect"));
  query.delete("redirect");
  query.delete("email");
  const rest = query.toString();
  const [path = "", hash] = target.split(/(?=#)/);
  const joined = rest ? `${path}${path.includes("?") ? "&" : "?"}${rest}` : path;
  return withLanguage(`${joined}${hash ?? ""}`, language);
}
