import { normalizeOrderNumber } from "@velours/sdk/shop";
import type { Message } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { writeOnce } from "../../platform/idempotency/writeOnce.ts";
import { addJobs, type Job } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { passesBotCheck } from "../accounts/passesBotCheck.ts";

interface Received {
  received: true;
}

type Refusal = ErrorResponse<"rateLimited" | "turnstileChallengeFailed">;

/** Queues a message to customer service and the receipt to its sender, once for each key. */
export const createMessage: Handler<"createMessage"> = async ({ headers, body }, context) => {
  const { challenge, ...message } = body;
  // A repeated request comes with another token: the check is no part of the message.
  const request = keyedRequest(context, "createMessage", headers["idempotency-key"], message);
  return writeOnce<Received, Job[], Refusal>(context, {
    request,
    async prepare() {
      const limited = await throttleRequest(context, [
        { limit: "messageIp", of: context.ip },
        { limit: "messageEmail", of: body.email, from: context.ip },
      ]);
      if (limited !== null) return refuseWrites<Refusal>(limited);
      const token = challenge?.type === "turnstile" ? challenge.token : null;
      if (!(await passesBotCheck(context, token)))
        return refuseWrites<Refusal>(refuseField("turnstileChallengeFailed", "challenge.token"));
      return createEmails(context, message);
    },
    async write(trx, jobs) {
      await addJobs(trx, jobs);
      return { received: true };
    },
  });
};

async function createEmails(
  context: Context,
  { name, email, topic, order, message }: Omit<Message, "challenge">,
): Promise<Job[]> {
  const { store, sites, site } = context;
  const number = order == null ? null : normalizeOrderNumber(order, sites.current(site)?.value ?? {});
  const about = { site, email, topic, number, ...toEmailReader(context) };
  const sent = { template: "contact-message" as const, ...about, name, message };
  const mayReceive = (await consumeAllowances(store.db, [{ limit: "messageReceipts", of: email }])) === 0;
  return [
    { kind: "mail", payload: sent },
    ...(mayReceive
      ? [{ kind: "mail" as const, payload: { template: "message-received" as const, ...about } }]
      : []),
  ];
}
