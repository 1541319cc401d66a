import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Span["attributes"] }; scopeSpans: { spans: Span[] }[] }[];
}

/** The least an OTLP/HTTP receiver can be. */
async function startReceiver(): Promise<{ server: Server; endpoint: string; exports: Export[] }> {
  const exports: Export[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === "/v1/traces") exports.push((await json(request)) as Export);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exports };
}

describe("traces", () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const parent = "00f067aa0ba902b7";
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let shop: TestShop;
  let spans: Span[];
  beforeAll(async () => {
    receiver = await startReceiver();
    shop = await openTestShop(createEmbeddedStore(), {
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint },
    });
    const headers = { traceparent: `00-${trace}-${parent}-01` };
    await shop.call("submitCheckout", { body: checkoutBody(), headers });
    await shop.call("getPromotion", { params: { code: "NOBODY" } });
    await shop.services.traces?.stop();
    spans = receiver.exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  });
  afterAll(async () => {
    await shop.close();
    receiver.server.close();
    receiver.server.closeAllConnections();
  });

  const named = (name: string) => spans.filter((span) => span.name === name);
  const attribute = (span: Span | undefined, key: string) =>
    Object.values(span?.attributes.find((candidate) => candidate.key === key)?.value ?? {})[0];

  test("go to the receiver: request, handler, transaction and provider, each under the one that caused it", () => {
    const [request] = named("POST /api/services/payments/checkout");
    expect([request?.traceId, request?.parentSpanId]).toEqual([trace, parent]);
    expect(attribute(request, "velours.operation")).toBe("submitCheckout");
    expect(Number(attribute(request, "http.response.status_code"))).toBe(200);
    const [handler] = named("submitCheckout");
    expect(handler?.parentSpanId).toBe(request?.spanId);
    const [authorize] = named("payments.authorize");
    expect(authorize?.parentSpanId).toBe(handler?.spanId);
    expect(named("transaction").map(({ parentSpanId }) => parentSpanId)).toEqual([handler?.spanId]);
    expect(named("taxes.calculate").every((span) => span.parentSpanId === handler?.spanId)).toBe(true);
  });

  test("begin here when the caller is in none", () => {
    const [request] = named("GET /api/products/promotions/:code");
    expect(request?.parentSpanId ?? "").toBe("");
    expect(request?.traceId).not.toBe(trace);
    const { attributes } = receiver.exports[0]!.resourceSpans[0]!.resource;
    expect(attributes).toContainEqual({ key: "service.name", value: { stringValue: "velours" } });
  });

  test("say nothing about who asked", () => {
    const text = JSON.stringify(receiver.exports);
    for (const secret of ["ada@example.com", "Moreau", "12 Main St", "sandbox-card", "NOBODY", "127.0.0.1"]) {
      expect(text).not.toContain(secret);
    }
  });
});
