import { webhookEventScope } from "../../rules/merchant/webhookEventScope.ts";
import type { MerchantAccess, MerchantScope, WebhookEventType } from "../../types.ts";

/** Scopes and sites that somebody is to get, or has. */
export interface Granted {
  scopes: MerchantScope[];
  sites: MerchantAccess["sites"];
}

/** The first scope that the caller lacks to grant these; null when they may grant all. A caller grants no more than they have. */
export function findMissingScope(
  caller: MerchantAccess | undefined,
  { scopes }: Granted,
): MerchantScope | null {
  return scopes.find((scope) => !caller?.scopes.includes(scope)) ?? null;
}

/** True when the caller may read events of this kind, of the sites that they work for. */
export const mayReadEvent = (caller: MerchantAccess | undefined, type: WebhookEventType): boolean =>
  caller?.scopes.includes(webhookEventScope(type)) ?? false;

/** True when the caller works for all of these sites. */
export function coversSites(
  caller: Pick<MerchantAccess, "sites"> | undefined,
  sites: MerchantAccess["sites"],
): boolean {
  if (caller === undefined) return false;
  const own = caller.sites;
  if (own === null) return true;
  return sites?.every((site) => own.includes(site)) ?? false;
}
