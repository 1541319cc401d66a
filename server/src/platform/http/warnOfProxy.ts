import type { FastifyInstance } from "fastify";
import { isPublicAddress } from "./isPublicAddress.ts";

/**
 * Logs once that a proxy of these networks forwards callers and TRUST_PROXY does not name it: all shoppers behind it have one
 * address, and share its limits. Anybody on the internet can write the header, so one from there says nothing.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const { ip, headers, socket } = request;
    const isForwarded = headers["x-forwarded-for"] !== undefined;
    if (!isWarned && isForwarded && ip === socket.remoteAddress && !isPublicAddress(ip)) {
      isWarned = true;
      request.log.warn(
        { proxy: ip },
        "a proxy that TRUST_PROXY does not name forwards requests: all shoppers behind it share one address and its limits",
      );
    }
    done();
  });
}
