import { isDeepStrictEqual } from "node:util";
import { LANGUAGES } from "@velours/sdk/rules";
import { InvalidRequestError } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { addressRandom } from "./addressRandom.ts";
import { getOutcome, wrongAnswers } from "./getOutcome.ts";
import { getPeriod } from "./getPeriod.ts";
import { isOpen } from "./presentCampaignPage.ts";
import { addEntry, readCampaignPage, readCampaignSecret } from "./store.ts";
import { subscribe } from "./subscribe.ts";

/**
 * Takes part in a campaign, once for each address; chance is the server's alone. The answer is made without asking
 * whether the address has an entry: only a member hears that, of their own proven address.
 */
export const enterCampaign: Handler<"enterCampaign"> = async ({ params, headers, body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "campaignIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { store, site, language, user, now } = context;
  const page = await readCampaignPage(store.db, params, site);
  if (page === undefined || page.fields.length === 0) return refuse("resourceDoesNotExist");
  if (!isOpen(page, now)) return refuse("campaignEnded", getPeriod(page, now).end ?? 0);
  const { answers = {}, name = null, social = null, consent = false } = body;
  const wrong = wrongAnswers(page, answers, language);
  if (Object.keys(wrong).length > 0) throw new InvalidRequestError(wrong);

  const email = body.email.toLowerCase();
  const random = addressRandom(await readCampaignSecret(store.db, params), email);
  const decide = (chosen: typeof answers, inLanguage = language) =>
    getOutcome(page, chosen, { language: inLanguage, random });
  const outcome = decide(answers);
  const entered = await inTransaction(store.db, async (trx) => {
    const key = headers["idempotency-key"] ?? null;
    const result = await addEntry(trx, {
      ...params,
      email,
      key,
      details: { name, social, answers, consent, site },
      outcome,
    });
    const isRepeated = result.state === "otherKey" || result.state === "repeat";
    if (consent && !isRepeated) await subscribe(trx, { site, email, source: params.kind });
    return result;
  });
  if (entered.state === "otherKey") return refuse("idempotencyKeyReused");
  const isOwn = hasProvenEmail(user) && user?.email.toLowerCase() === email;
  if (entered.state === "entered" && isOwn) {
    const first = entered.outcome;
    // The page may have changed since: a code that was won is still theirs.
    const isSame = LANGUAGES.some((each) => isDeepStrictEqual(decide(entered.answers, each), first));
    return refuse("campaignAlreadyEntered", { outcome: isSame ? decide(entered.answers) : first });
  }
  return { status: 200, body: outcome };
};
