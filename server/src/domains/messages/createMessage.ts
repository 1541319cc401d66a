import { normalizeOrderNumber } from "@velours/sdk/shop";
import type { Message } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { findReplay, replay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { claimKey, keyedRequest, storeResponse } from "../../platform/idempotency/store.ts";
import { addJobs, type Job } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { passesBotCheck } from "../accounts/passesBotCheck.ts";

interface Received {
  received: true;
}

/** Queues a message to customer service and the receipt to its sender, once for each key. */
export const createMessage: Handler<"createMessage"> = async ({ headers, body }, context) => {
  const { challenge, ...message } = body;
  // A repeated request comes with another token: the check is no part of the message.
  const request = keyedRequest(context, "createMessage", headers["idempotency-key"], message);
  const replayed = await findReplay<Received>(context, request);
  if (replayed !== null) return replayed;
  const limited = await throttleRequest(context, [
    { limit: "messageIp", of: context.ip },
    { limit: "messageEmail", of: body.email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  const token = challenge?.type === "turnstile" ? challenge.token : null;
  if (!(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");
  const jobs = await createEmails(context, message);
  const text = JSON.stringify({ received: true } satisfies Received);
  const isFirst = await inTransaction(context.store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return false;
    await addJobs(trx, jobs);
    await storeResponse(trx, request, { status: 200, headers: {}, text });
    return true;
  });
  return isFirst
    ? replay<Received>({ headers: {}, text })
    : replayConcurrent<Received>(context, { concurrent: request });
};

async function createEmails(
  { store, sites, site, language }: Context,
  { name, email, topic, order, message }: Omit<Message, "challenge">,
): Promise<Job[]> {
  const number = order == null ? null : normalizeOrderNumber(order, sites.current(site)?.value ?? {});
  const about = { site, email, topic, number, language };
  const sent = { template: "contact-message" as const, ...about, name, message };
  const mayReceive = (await consumeAllowances(store.db, [{ limit: "messageReceipts", of: email }])) === 0;
  return [
    { kind: "mail", payload: sent },
    ...(mayReceive
      ? [{ kind: "mail" as const, payload: { template: "message-received" as const, ...about } }]
      : []),
  ];
}
