import {
  type Context,
  context,
  defaultTextMapGetter,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { recordSpans } from "./span.ts";
import { parseTraceId, type Traces } from "./Traces.ts";

const delayMilliseconds = 1_000;

/**
 * Sends spans to an OTLP/HTTP receiver, such as `http://localhost:4318`. While the receiver is unavailable spans are
 * lost, but no responses.
 */
export function startTraces(endpoint: string): Traces {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "velours" }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMilliseconds })],
  });
  const tracer = provider.getTracer("velours");
  const propagator = new W3CTraceContextPropagator();

  recordSpans((name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, (current) => {
      const fail = (error: unknown): never => {
        // The name only: a message can contain personal data.
        current.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
        throw error;
      };
      return after(work, fail, () => current.end());
    }),
  );

  function watch(app: FastifyInstance): void {
    const requests = new WeakMap<FastifyRequest, Context>();
    app.addHook("onRequest", (request, reply, done) => {
      const parent = propagator.extract(context.active(), request.headers, defaultTextMapGetter);
      const route = request.routeOptions.url ?? "none";
      const attributes = {
        "http.request.method": request.method,
        "http.route": route,
        "velours.operation": request.routeOptions.config.operation ?? "none",
        "velours.request_id": request.id,
      };
      const current = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      if (parseTraceId(request.headers) === undefined) {
        request.log = reply.log = request.log.child({ trace: current.spanContext().traceId });
      }
      requests.set(request, trace.setSpan(parent, current));
      done();
    });
    // After the body was read: what reads it calls back from outside the request's context.
    app.addHook("preHandler", (request, _reply, done) =>
      context.with(requests.get(request) ?? context.active(), done),
    );
    app.addHook("onResponse", (request, reply, done) => {
      const current = trace.getSpan(requests.get(request) ?? context.active());
      current?.setAttribute("http.response.status_code", reply.statusCode);
      if (reply.statusCode >= 500) current?.setStatus({ code: SpanStatusCode.ERROR });
      current?.end();
      done();
    });
  }

  return {
    watch,
    async stop() {
      recordSpans(undefined);
      await provider.shutdown();
      context.disable();
    },
  };
}

/** Calls `work` and, when it has finished, `end`, synchronously or not; errors go through `fail`. */
function after<T>(work: () => T, fail: (error: unknown) => never, end: () => void): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    try {
      return fail(error);
    } finally {
      end();
    }
  }
  if (result instanceof Promise) return result.catch(fail).finally(end) as T;
  end();
  return result;
}
