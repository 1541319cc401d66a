import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { dropResponses } from "../fakes/dropResponses.ts";
import { serveGateway } from "../gateway/serveGateway.ts";
import { decideOutcome } from "./decideOutcome.ts";
import { googlePayKit, kitParts, kitScript } from "./kit.ts";
import { type Transaction, Vault } from "./Vault.ts";
import { document } from "./xml.ts";

export interface GatewayAccount {
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

const unsettled = new Set(["authorized", "submitted_for_settlement", "settlement_pending"]);

interface Sale {
  amount: string;
  order_id?: string;
  merchant_account_id?: string;
  payment_method_nonce?: string;
  payment_method_token?: string;
  customer_id?: string;
  customer?: { id?: string };
  options?: { store_in_vault_on_success?: boolean };
}

type Params = { Params: { id: string } };

/**
 * A fake of the card gateway's server API, as its official SDK speaks it: JSON in, XML out, HTTP basic
 * authentication; and for its browser kit, `/web/js/…`. Test values are the gateway's own, in the fields those of the
 * sandbox. `/fake/…` is for tests alone.
 */
export function buildCardGateway({ merchantId, publicKey, privateKey }: GatewayAccount): FastifyInstance {
  const app = Fastify();
  // The SDK says JSON also where it sends nothing.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body === "" ? {} : JSON.parse(String(body)));
  });
  const vault = new Vault();

  app.get("/fake/transactions", async () => vault.transactions);
  /** With `from` only a transaction in that state changes. */
  app.post<{ Body: { id: string; from?: string; status: string } }>("/fake/status", async ({ body }) => {
    const found = vault.find(body.id);
    const changed = found !== undefined && (body.from === undefined || found.status === body.from);
    if (changed) found.status = body.status;
    return { changed };
  });

  app.post<{ Body: { token: string; code: string | undefined } }>("/fake/card", async ({ body }) => {
    const card = vault.getCard(body.token);
    if (card) Object.assign(card, { declinedWith: body.code });
    return {};
  });

  /** The error every refund is refused with; none without a message. */
  let refundRefusal: { code?: string; message?: string } = {};
  app.post<{ Body: typeof refundRefusal }>("/fake/refuse-refunds", async ({ body }) => {
    refundRefusal = body;
    return {};
  });

  /** How many searches still know nothing of what was just made, as the gateway's own do for a while. */
  let lagging = 0;
  app.post<{ Body: { times: number } }>("/fake/lag", async ({ body }) => {
    lagging = body.times;
    return {};
  });

  dropResponses(app);
  const wanted = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString("base64")}`;
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/merchants/") && request.headers.authorization !== wanted)
      return reply.code(401).send();
  });

  // Of their own: the frames send JSON that is checked, and their answers have headers of their own.
  app.register(async (pages) => serveGateway(pages, { delay: 0 }));
  for (const name of kitParts) {
    const script = kitScript(name);
    app.get(`/web/js/${name}.min.js`, (_request, reply) =>
      reply
        .header("cross-origin-resource-policy", "cross-origin")
        .type("text/javascript; charset=utf-8")
        .send(script),
    );
  }

  const googlePay = googlePayKit();
  app.get("/gp/p/js/pay.js", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .type("text/javascript; charset=utf-8")
      .send(googlePay),
  );

  const base = `/merchants/${merchantId}`;
  const shown = (transaction: Transaction) => show(vault, transaction);
  const send = (reply: FastifyReply, status: number, name: string, value: unknown) =>
    reply.code(status).type("application/xml; charset=utf-8").send(document(name, value));

  const refuse = (
    reply: FastifyReply,
    error: { code: string; attribute: string; message: string },
    transaction?: Transaction,
  ) =>
    send(reply, 422, "apiErrorResponse", {
      errors: {
        errors: { kind: "array", item: "error", items: [] },
        transaction: { errors: { kind: "array", item: "error", items: error.code ? [error] : [] } },
      },
      message: error.message,
      ...(transaction && { transaction: shown(transaction) }),
    });

  app.post(`${base}/client_token`, (request, reply) => {
    const { client_token } = request.body as { client_token: Record<string, unknown> };
    const value = Buffer.from(JSON.stringify({ version: 2, merchantId, ...client_token })).toString("base64");
    return send(reply, 201, "clientToken", { value });
  });

  app.post(`${base}/transactions`, (request, reply) => {
    const { transaction: sale } = request.body as { transaction: Sale };
    const { payment_method_nonce: nonce, payment_method_token: token, merchant_account_id } = sale;
    const card = token === undefined ? undefined : vault.getCard(token);
    if (token !== undefined && card === undefined) {
      return refuse(reply, {
        code: "91518",
        attribute: "payment_method_token",
        message: "Payment method token is invalid.",
      });
    }
    const outcome =
      token === undefined
        ? decideOutcome(nonce ?? "", sale.amount)
        : decideOutcome("fake-token", card?.declinedWith ?? sale.amount);
    if (outcome.status === "invalid") return refuse(reply, outcome);
    if (nonce !== undefined && !vault.consume(nonce)) {
      return refuse(reply, {
        code: "91564",
        attribute: "payment_method_nonce",
        message: "Cannot use a payment method nonce more than once.",
      });
    }
    const declined = outcome.status === "processor_declined";
    const transaction: Transaction = {
      id: vault.id("tx"),
      type: "sale",
      status: outcome.status,
      amount: sale.amount,
      currencyIsoCode: merchant_account_id?.slice(-3) ?? "USD",
      merchantAccountId: merchant_account_id ?? "default",
      orderId: sale.order_id ?? null,
      processorResponseCode: declined ? outcome.code : outcome.status === "authorized" ? "1000" : null,
      processorResponseText: declined ? outcome.text : outcome.status === "authorized" ? "Approved" : null,
      gatewayRejectionReason: outcome.status === "gateway_rejected" ? outcome.reason : null,
      refundedTransactionId: null,
      request: { ...sale },
    };
    vault.transactions.push(transaction);
    if (outcome.status !== "authorized") {
      return refuse(
        reply,
        { code: "", attribute: "", message: declined ? outcome.text : "Gateway Rejected" },
        transaction,
      );
    }
    if (sale.options?.store_in_vault_on_success) {
      vault.keepCard(sale.customer_id ?? sale.customer?.id ?? vault.id("customer"));
    }
    return send(reply, 201, "transaction", shown(transaction));
  });

  app.get<Params>(`${base}/transactions/:id`, ({ params }, reply) => {
    const found = vault.find(params.id);
    return found ? send(reply, 200, "transaction", shown(found)) : reply.code(404).send();
  });

  app.put<Params>(`${base}/transactions/:id/submit_for_settlement`, ({ params }, reply) => {
    const found = vault.find(params.id);
    if (found === undefined) return reply.code(404).send();
    if (found.status !== "authorized") {
      return refuse(reply, {
        code: "91507",
        attribute: "base",
        message: "Cannot submit for settlement unless status is authorized.",
      });
    }
    found.status = "submitted_for_settlement";
    return send(reply, 200, "transaction", shown(found));
  });

  app.put<Params>(`${base}/transactions/:id/void`, ({ params }, reply) => {
    const found = vault.find(params.id);
    if (found === undefined) return reply.code(404).send();
    if (!unsettled.has(found.status)) {
      return refuse(reply, {
        code: "91504",
        attribute: "base",
        message:
          "Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.",
      });
    }
    found.status = "voided";
    return send(reply, 200, "transaction", shown(found));
  });

  app.post<Params>(`${base}/transactions/:id/refund`, (request, reply) => {
    const found = vault.find(request.params.id);
    if (found === undefined) return reply.code(404).send();
    const { transaction: requested } = request.body as {
      transaction: { amount?: string; order_id?: string };
    };
    if (found.status !== "settled" && found.status !== "settling") {
      return refuse(reply, {
        code: "91506",
        attribute: "base",
        message: "Cannot refund transaction unless it is settled.",
      });
    }
    const { code = "", message } = refundRefusal;
    if (message !== undefined) return refuse(reply, { code, attribute: "base", message });
    const refund: Transaction = {
      ...found,
      id: vault.id("tx"),
      type: "credit",
      status: "submitted_for_settlement",
      amount: requested.amount ?? found.amount,
      orderId: requested.order_id ?? null,
      refundedTransactionId: found.id,
      request: requested,
    };
    vault.transactions.push(refund);
    return send(reply, 201, "transaction", shown(refund));
  });

  app.post(`${base}/transactions/advanced_search_ids`, (request, reply) => {
    const { search } = request.body as { search: { order_id?: { is?: string } } };
    const transactions = lagging-- > 0 ? [] : vault.transactions;
    const ids = transactions
      .filter((transaction) => transaction.orderId === search.order_id?.is)
      .map(({ id }) => id);
    return send(reply, 200, "searchResults", {
      pageSize: 50,
      ids: { kind: "array", item: "item", items: ids },
    });
  });

  app.post(`${base}/transactions/advanced_search`, (request, reply) => {
    const { search } = request.body as { search: { ids?: string[] } };
    const found = vault.transactions.filter(({ id }) => search.ids?.includes(id)).map(shown);
    return send(reply, 200, "creditCardTransactions", {
      kind: "collection",
      item: "transaction",
      items: found,
      more: { currentPageNumber: 1, pageSize: 50, totalItems: found.length },
    });
  });

  app.get<Params>(`${base}/customers/:id`, ({ params }, reply) => {
    const cards = vault.customers.get(params.id);
    if (cards === undefined) return reply.code(404).send();
    const creditCards = cards.map(({ declinedWith: _declinedWith, ...card }) => ({
      ...card,
      customerId: params.id,
    }));
    return send(reply, 200, "customer", {
      id: params.id,
      creditCards: { kind: "array", item: "creditCard", items: creditCards },
    });
  });
  return app;
}

const show = (vault: Vault, { request, ...transaction }: Transaction) => ({
  ...transaction,
  refundIds: {
    kind: "array",
    item: "item",
    items: vault.transactions
      .filter(({ refundedTransactionId }) => refundedTransactionId === transaction.id)
      .map(({ id }) => id),
  },
  creditCard: { uniqueNumberIdentifier: getCardNumber(request) },
});

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The same for the same card number: what the fields' nonce says of it, else the nonce's or token's kind. */
function getCardNumber({ payment_method_nonce, payment_method_token }: Record<string, unknown>): string {
  const means = String(payment_method_nonce ?? payment_method_token);
  return /card_([0-9a-f]+)$/.exec(means)?.[1] ?? means.replace(uuid, "");
}
