import { forgetPages } from "../offline/forgetPages.ts";

type Forget = (site: string) => void;

const registered = new Set<Forget>();

/** Registers what empties a part of what this browser keeps of a member. Its module is loaded before anybody can sign out. */
export const onSignOut = (forget: Forget): void => void registered.add(forget);

/** Removes what this browser keeps of a member, and the pages. */
export function forgetMemberData(site: string): void {
  for (const forget of registered) forget(site);
  forgetPages();
}
