import { redirect } from "@tanstack/react-router";
import { getRestriction, loginPath, mayOpen } from "@velours/sdk/rules";
import type { RouterContext } from "../routing/RouterContext.ts";
import { loadUser } from "./loadUser.ts";

export interface Guarded {
  context: RouterContext;
  location: { pathname: string; searchStr: string };
}

/** For a route's `beforeLoad`: who may not open it is sent to the login, and comes back from there. */
export async function requireAccess({ context, location }: Guarded): Promise<void> {
  const user = await loadUser(context);
  if (mayOpen(getRestriction(location.pathname), user?.access)) return;
  const [, query] = loginPath(location.pathname, location.searchStr).split("?");
  const search: { redirect?: string } = Object.fromEntries(new URLSearchParams(query));
  throw redirect({ to: "/login", search, replace: true, statusCode: 307 });
}
