import { randomInt } from "node:crypto";
import { InvalidRequest } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseTry } from "../../platform/limits/refuseTry.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { endOf } from "./endOf.ts";
import { outcomeOf, wrongAnswers } from "./outcomeOf.ts";
import { isOpen } from "./presentCampaignPage.ts";
import { addEntry, readCampaignPage } from "./store.ts";
import { subscribe } from "./subscribe.ts";

/** Takes part in a campaign, once for each address; chance is the server's alone, and what came of it is kept with the entry. */
export const enterCampaign: Handler<"enterCampaign"> = async ({ params, headers, body }, context) => {
  const limited = await refuseTry(context, [{ limit: "campaignIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { store, site, language, now } = context;
  const page = await readCampaignPage(store.db, params, site);
  if (page === undefined || page.fields.length === 0) return refuse("resourceDoesNotExist");
  if (!isOpen(page, now))
    return refuse("campaignEnded", endOf({ ...page, renews_days: page.renews_days ?? null }, now) ?? 0);
  const { answers = {}, name = null, social = null, consent = false } = body;
  const wrong = wrongAnswers(page, answers, language);
  if (Object.keys(wrong).length > 0) throw new InvalidRequest(wrong);

  const email = body.email.toLowerCase();
  const outcome = outcomeOf(page, answers, { language, random: randomInt });
  const entered = await inTransaction(store.db, async (trx) => {
    const key = headers["idempotency-key"] ?? null;
    const result = await addEntry(trx, {
      ...params,
      email,
      key,
      details: { name, social, answers, consent, site },
      outcome,
    });
    if (result.state === "new" && consent) await subscribe(trx, { site, email, source: params.kind });
    return result;
  });
  if (entered.state === "entered") return refuse("campaignAlreadyEntered");
  if (entered.state === "otherKey") return refuse("idempotencyKeyReused");
  return { status: 200, body: entered.state === "repeat" ? entered.outcome : outcome };
};
