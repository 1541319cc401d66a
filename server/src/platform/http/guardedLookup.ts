import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

/** Tests an IP address when the connection is made, so that a name cannot change in between. */
export type IsAllowed = (address: string) => boolean;

/** How a request to an address that a merchant names looks up its host. Throws for one inside a network. */
export function guardedLookup(url: URL, isAllowed: IsAllowed): LookupFunction {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const forbidden = () => new Error(`${host} is an address inside a network, which is not asked`);
  // A name is looked up below; an address never is.
  if (isIP(host) !== 0 && !isAllowed(host)) throw forbidden();
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, "", 0);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(forbidden(), "", 0);
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
}
