import { readCookie, storageNames } from "@velours/sdk/rules";
import type { CheckoutAnalytics } from "./CheckoutAnalytics.ts";

/** The cookies that the services' own scripts write. */
const CLIENT = "_ga";
const SESSION = /(?:^|;\s*)(_ga_\w+)=/;
const AFFILIATE = "awc";
const RECOMMENDATIONS = "2c.cId";

/**
 * The ids a shopper has at the services that count visits and purchases. `unknown` is called with the name of a cookie of
 * web analytics whose form is not known.
 */
export function readAnalytics(
  cookies: string,
  { hostname, brand, unknown }: { hostname: string; brand: string; unknown: (cookie: string) => void },
): CheckoutAnalytics {
  const read = (name: string) => readCookie(cookies, name);
  function parse(name: string | undefined, form: RegExp): string | null {
    const value = name === undefined ? undefined : read(name);
    if (name === undefined || value === undefined) return null;
    const id = form.exec(value)?.[1];
    if (id === undefined) unknown(name);
    return id ?? null;
  }
  const clientId = parse(CLIENT, /^GA1\.\d+\.(\d+\.\d+)$/);
  const sessionId = parse(SESSION.exec(cookies)?.[1], /^GS[12]\.\d+\.s?(\d+)(?:[.$].*)?$/);
  const reference = read(AFFILIATE);
  const customerId = read(RECOMMENDATIONS);
  const referral = read(storageNames("", brand).referral);
  return {
    hostname,
    ...((clientId || sessionId) && { googleAnalytics: { clientId, sessionId } }),
    ...(reference && { awin: { reference } }),
    ...(customerId && { nosto: { customerId } }),
    ...(referral && { tapfiliate: { reference: referral } }),
  };
}
