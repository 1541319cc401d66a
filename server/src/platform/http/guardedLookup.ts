import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

/** Tests an IP address when the connection is made, so that a name cannot change in between. */
export type IsAllowed = (address: string) => boolean;

/** A host inside a network that a merchant names. */
export class ForbiddenHostError extends Error {
  readonly host: string;

  constructor(host: string) {
    super(`${host} is an address inside a network, which is not asked`);
    this.host = host;
  }
}

/** How a request to an address that a merchant names looks up its host. Throws a ForbiddenHostError for one inside a network. */
export function guardedLookup(url: URL, isAllowed: IsAllowed): LookupFunction {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A name is looked up below; an address never is.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new ForbiddenHostError(host);
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, "", 0);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new ForbiddenHostError(host), "", 0);
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
}
