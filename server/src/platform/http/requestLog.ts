import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { loggedError } from "../telemetry/loggedError.ts";
import { parseTraceId } from "../telemetry/Traces.ts";

/** What a log line keeps of a request, an answer and an error: nothing of these says who somebody is. */
export const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? "none" }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  err: (error: unknown) => loggedError(error),
};

/** For Fastify's `childLoggerFactory`: lines of a request that is part of a trace name it. */
export function traceLogger(
  logger: FastifyBaseLogger,
  bindings: object,
  options: object,
  { headers }: IncomingMessage,
): FastifyBaseLogger {
  const trace = parseTraceId(headers);
  return logger.child(trace === undefined ? bindings : { ...bindings, trace }, options);
}

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
        operation: request.routeOptions.config.operation,
        status: reply.statusCode,
        reference: request.reference,
        milliseconds: reply.elapsedTime,
      },
      "answered",
    );
    done();
  });
}
