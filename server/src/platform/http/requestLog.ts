import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { loggedError } from "../telemetry/loggedError.ts";
import { parseTraceId } from "../telemetry/Traces.ts";

/** The fields of a log line for a request, a response and an error, without personal data. */
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
 * Logs one line for each response: route, status, time and request id. The route's pattern is logged instead of the
 * address, which can contain ids of orders and codes of gift cards.
 */
export function logResponses(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  // Skips the work when the log level drops these lines.
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
