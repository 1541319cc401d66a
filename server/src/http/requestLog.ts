import type { FastifyInstance } from "fastify";

/**
 * One line for each answer: route, status, time and request id. The address asked for is not logged, only its
 * pattern: ids of orders and codes of gift cards are nobody's business.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  // Nothing is put together for a log that nobody keeps.
  if (!["info", "debug", "trace"].includes(app.log.level)) return;
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        milliseconds: reply.elapsedTime,
      },
      "answered",
    );
    done();
  });
}
