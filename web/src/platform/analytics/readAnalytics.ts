import { readCookie, storageNames } from "@velours/sdk/rules";
import type { CheckoutAnalytics } from "./CheckoutAnalytics.ts";

/** The cookies that the services' own scripts write. */
const CLIENT = "_ga";
const SESSION = /(?:^|;\s*)(_ga_\w+)=/;
const AFFILIATE = "awc";
const RECOMMENDATIONS = "2c.cId";

interface Reading {
  hostname: string;
  brand: string;
  /** The shopper allows analytics. */
  allowed: boolean;
  unknown: (cookie: string) => void;
}

/**
 * The ids a shopper has at the services that count visits and purchases, if they allowed it, and who sent them here by the
 * shop's own link. `unknown` is called with the name of a cookie of web analytics whose form is not known.
 */
export function readAnalytics(
  cookies: string,
  { hostname, brand, allowed, unknown }: Reading,
): CheckoutAnalytics {
  const read = (name: string) => readCookie(cookies, name);
  function parse(name: string | undefined, form: RegExp): string | null {
    const value = name === undefined ? undefined : read(name);
    if (name === undefined || value === undefined) return null;
    const id = form.exec(value)?.[1];
    if (id === undefined) unknown(name);
    return id ?? null;
  }
  const referral = read(storageNames("", brand).referral);
  const referred = { hostname, ...(referral && { tapfiliate: { reference: referral } }) };
  if (!allowed) return referred;
  const clientId = parse(CLIENT, /^GA1\.\d+\.(\d+\.\d+)$/);
  const sessionId = parse(SESSION.exec(cookies)?.[1], /^GS[12]\.\d+\.s?(\d+)(?:[.$].*)?$/);
  const reference = read(AFFILIATE);
  const customerId = read(RECOMMENDATIONS);
  return {
    ...referred,
    ...((clientId || sessionId) && { googleAnalytics: { clientId, sessionId } }),
    ...(reference && { awin: { reference } }),
    ...(customerId && { nosto: { customerId } }),
  };
}
