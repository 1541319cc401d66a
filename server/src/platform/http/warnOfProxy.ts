import type { FastifyInstance } from "fastify";
import { isPublicAddress } from "./isPublicAddress.ts";

/**
 * Logs once that a proxy of these networks forwards callers and TRUST_PROXY does not name it: all shoppers behind it have one
 * address, and share its limits. Anybody on the internet can write the header, so one from there says nothing.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const { ip, ips = [], headers } = request;
    const isForwarded = headers["x-forwarded-for"] !== undefined;
    // A caller on the proxy's own host has the proxy's address: only the length of the way says who is named.
    const isNamed = ips.length > 1;
    // On a socket of IPv6, an address of IPv4 is written ::ffff:8.8.8.8.
    if (!isWarned && isForwarded && !isNamed && !isPublicAddress(ip.replace(/^::ffff:/i, ""))) {
      isWarned = true;
      request.log.warn(
        { proxy: ip },
        "a proxy that TRUST_PROXY does not name forwards requests: all shoppers behind it share one address and its limits",
      );
    }
    done();
  });
}
