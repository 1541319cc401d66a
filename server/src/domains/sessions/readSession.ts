import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DomainContext, Services } from "../../platform/context.ts";
import { clearedSessionCookie, sessionCookieName } from "./sessionCookie.ts";
import { findSession, guestRevision, type Session, wasJustReplaced } from "./store.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/**
 * Finds the session of the request's cookie and sends its revision as `x-session-validation`. An ended session is
 * reported as invalid once: the response removes its cookie, unless the browser may just have got the cookie of a newer
 * session. Requests without the cookie run no query.
 */
export function readSessions(
  app: FastifyInstance,
  { store, config }: Pick<Services, "store" | "config">,
): void {
  const name = sessionCookieName(config);
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const token = isGuest(request, config) ? undefined : parseCookie(request.headers.cookie ?? "")[name];
    reply.header("x-session-validation", guestRevision);
    if (!token) return done();
    readSession(store.db, token).then(({ session, isStale }) => {
      request.session = session;
      reply.header("x-session-validation", session === undefined ? "invalid" : session.user.revision);
      if (isStale) reply.header("set-cookie", clearedSessionCookie(config));
      done();
    }, done);
  });
}

/** A request without a session's cookie has a response with the revision of guests. */
export const isGuest = ({ headers }: FastifyRequest, config: Services["config"]): boolean =>
  !headers.cookie?.includes(sessionCookieName(config));

/** The session of a cookie, and whether the browser should forget the cookie. */
async function readSession(
  db: Services["store"]["db"],
  token: string,
): Promise<{ session: Session | undefined; isStale: boolean }> {
  const session = await findSession(db, token);
  return { session, isStale: session === undefined && !(await wasJustReplaced(db, token)) };
}

/** The signed-in user of a request, as handlers see it. */
export const sessionContext = ({ session }: FastifyRequest): Pick<DomainContext, "user" | "sessionId"> => ({
  user: session?.user,
  sessionId: session?.id,
});
