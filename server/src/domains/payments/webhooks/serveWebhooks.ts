import type { FastifyInstance } from "fastify";
import type { Services } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import { send } from "../../../platform/http/handleErrors.ts";
import { refundAllowances } from "../../../platform/limits/store.ts";
import { throttleRequest } from "../../../platform/limits/throttleRequest.ts";
import type { PaymentProvider } from "../PaymentProvider.ts";
import { InvalidSignatureError } from "../WebhookEvent.ts";
import { recordWebhookEvent } from "./recordWebhookEvent.ts";

/**
 * Receives the webhooks of payment services: `POST /webhooks/braintree`, `POST /webhooks/klarna`. They send no client
 * token; the raw body proves the sender. A 200 means that the event need not be sent again. Forged or repeated webhooks
 * are limited by the caller's address.
 */
export function serveWebhooks(app: FastifyInstance, services: Services): void {
  const { payments, bnpl, store } = services;
  app.register(
    async (webhooks) => {
      webhooks.removeAllContentTypeParsers();
      webhooks.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
      for (const provider of [payments, bnpl] as PaymentProvider[]) {
        const parseWebhook = provider.parseWebhook?.bind(provider);
        if (parseWebhook === undefined) continue;
        webhooks.post(`/${provider.id}`, async (request, reply) => {
          const allowances = [{ limit: "webhookIp", of: request.ip }] as const;
          // Before any call: only the pay-later provider itself can confirm its webhooks.
          const limited = await throttleRequest(services, allowances);
          if (limited !== null) return send(reply, limited);
          try {
            const event = await parseWebhook(String(request.body ?? ""));
            const outcome = await recordWebhookEvent(services, provider.id, event);
            if (outcome !== "again") await refundAllowances(store.db, allowances);
            const { kind, meaning, transactionId } = event;
            request.log[meaning === "settled" || meaning === null ? "info" : "warn"](
              { provider: provider.id, kind, transactionId, outcome },
              "received a webhook",
            );
            return reply.code(200).send();
          } catch (error) {
            if (!(error instanceof InvalidSignatureError)) throw error;
            request.log.warn({ err: error, provider: provider.id }, "refused a webhook");
            return send(
              reply,
              refuse("validationError", { body: error.message }, { values: { text: error.message } }),
            );
          }
        });
      }
    },
    { prefix: "/webhooks" },
  );
}
