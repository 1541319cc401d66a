import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { dropResponses } from "../fakes/dropResponses.ts";
import { klarnaScript } from "../gateway/browserScript.ts";
import { Ledger, type Order, type OrderRequest, validateOrder } from "./Ledger.ts";

export interface BnplAccount {
  username: string;
  password: string;
}

const BADGE = "/kp/badges/klarna.svg";
const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 25"><rect width="45" height="25" rx="4" fill="#ffa8cd"/><text x="22.5" y="17" font-family="sans-serif" font-size="11" font-weight="700" text-anchor="middle">Klarna</text></svg>';

type Params = { Params: { id: string } };
type Answer = { status: number; body?: unknown };

const refused = (status: number, code: string, messages: string[] = []): Answer => ({
  status,
  body: { correlation_id: randomUUID(), error_code: code, error_messages: messages },
});

/**
 * A fake of the buy-now-pay-later provider's payments and order management APIs. Authorisation tokens are
 * `klarna-accepted-…`, `klarna-pending-…` and `klarna-rejected-…`, each for one order. `/fake/…` is for tests alone.
 */
export function buildBnpl({ username, password }: BnplAccount): FastifyInstance {
  const app = Fastify();
  const ledger = new Ledger();

  app.get("/fake/orders", async () => ledger.orders);
  app.get("/fake/sessions", async () => ledger.sessions);
  app.post<{ Body: Partial<Order> & { id: string } }>("/fake/order", async ({ body: { id, ...change } }) => {
    const order = ledger.find(id);
    if (order) Object.assign(order, change);
    return {};
  });

  app.get("/kp/lib/v1/api.js", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .type("text/javascript; charset=utf-8")
      .send(klarnaScript(0)),
  );
  app.get(BADGE, (_request, reply) =>
    reply.header("cross-origin-resource-policy", "cross-origin").type("image/svg+xml").send(badge),
  );

  dropResponses(app);
  const wanted = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/fake/") || request.url.startsWith("/kp/")) return;
    if (request.headers.authorization !== wanted) return reply.code(401).send();
  });

  /** Does it once for each idempotency key. */
  function once(request: FastifyRequest, reply: FastifyReply, work: () => Answer): FastifyReply {
    const key = request.headers["klarna-idempotency-key"];
    const stored = typeof key === "string" ? ledger.answers.get(`${request.url} ${key}`) : undefined;
    const answer = stored ?? work();
    if (typeof key === "string" && answer.status < 300) {
      ledger.answers.set(`${request.url} ${key}`, { body: undefined, ...answer });
    }
    reply.code(answer.status);
    return answer.body === undefined ? reply.send() : reply.send(answer.body);
  }

  app.post("/payments/v1/sessions", (request, reply) => {
    const session = request.body as OrderRequest;
    const mistakes = validateOrder(session);
    if (mistakes.length > 0) return reply.code(400).send(refused(400, "BAD_VALUE", mistakes).body);
    ledger.sessions.push(session);
    const picture = `${request.protocol}://${request.host}${BADGE}`;
    return reply.send({
      session_id: randomUUID(),
      client_token: `client-${randomUUID()}`,
      payment_method_categories: [
        {
          identifier: "pay_over_time",
          name: "Financing",
          asset_urls: { descriptive: picture, standard: picture },
        },
      ],
    });
  });

  app.post<Params>("/payments/v1/authorizations/:id/order", (request, reply) =>
    once(request, reply, () => {
      const token = request.params.id;
      const fraud = /^klarna-(accepted|pending|rejected)-/.exec(token)?.[1];
      if (fraud === undefined || ledger.spent.has(token)) {
        return refused(404, "NOT_FOUND", ["Invalid authorization token"]);
      }
      const requested = request.body as OrderRequest;
      const mistakes = validateOrder(requested);
      if (mistakes.length > 0) return refused(400, "BAD_VALUE", mistakes);
      ledger.spent.add(token);
      const order: Order = {
        order_id: randomUUID(),
        status: "AUTHORIZED",
        fraud_status: fraud.toUpperCase() as Order["fraud_status"],
        order_amount: requested.order_amount,
        captured_amount: 0,
        refunded_amount: 0,
        purchase_currency: requested.purchase_currency,
        merchant_reference1: requested.merchant_reference1,
        captures: [],
        refunds: [],
        request: requested,
      };
      ledger.orders.push(order);
      const { order_id, fraud_status } = order;
      return { status: 200, body: { order_id, fraud_status, redirect_url: "https://example.com/" } };
    }),
  );

  app.delete<Params>("/payments/v1/authorizations/:id", (request, reply) => {
    const token = request.params.id;
    if (!/^klarna-/.test(token) || ledger.spent.has(token)) {
      return reply.code(404).send(refused(404, "NOT_FOUND").body);
    }
    ledger.spent.add(token);
    return reply.code(204).send();
  });

  app.get<Params>("/ordermanagement/v1/orders/:id", ({ params }, reply) => {
    const order = ledger.find(params.id);
    if (order === undefined) return reply.code(404).send(refused(404, "NO_SUCH_ORDER").body);
    const { request: _request, captures: _captures, refunds: _refunds, ...shown } = order;
    return reply.send(shown);
  });

  const change = (path: string, work: (order: Order, body: Record<string, number>) => Answer) =>
    app.post<Params>(`/ordermanagement/v1/orders/:id/${path}`, (request, reply) => {
      const order = ledger.find(request.params.id);
      if (order === undefined) return reply.code(404).send(refused(404, "NO_SUCH_ORDER").body);
      return once(request, reply, () => work(order, (request.body ?? {}) as Record<string, number>));
    });

  change("captures", (order, { captured_amount = 0 }) => {
    const left = order.order_amount - order.captured_amount;
    if (order.status === "CANCELLED" || order.fraud_status !== "ACCEPTED" || captured_amount > left) {
      return refused(403, "CAPTURE_NOT_ALLOWED", ["The order cannot be captured."]);
    }
    order.captures.push(captured_amount);
    order.captured_amount += captured_amount;
    order.status = "CAPTURED";
    return { status: 201 };
  });
  change("cancel", (order) => {
    if (order.status === "CAPTURED") return refused(403, "CANCEL_NOT_ALLOWED", ["The order has captures."]);
    order.status = "CANCELLED";
    return { status: 204 };
  });
  change("refunds", (order, { refunded_amount = 0 }) => {
    if (refunded_amount > order.captured_amount - order.refunded_amount) {
      return refused(403, "REFUND_NOT_ALLOWED", ["More than what was captured."]);
    }
    order.refunds.push(refunded_amount);
    order.refunded_amount += refunded_amount;
    return { status: 201 };
  });
  return app;
}
