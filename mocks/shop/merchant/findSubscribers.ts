import { selectSites } from "@velours/sdk/shop";
import type { Subscriber } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** Addresses on the newsletters of the sites that the caller works for, the newest first. */
export function findSubscribers(context: Context): Subscriber[] {
  const sites = selectSites(context, undefined);
  return context.session.subscribers.filter(({ site }) => sites === null || sites.includes(site));
}
