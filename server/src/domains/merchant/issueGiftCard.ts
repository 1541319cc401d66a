import type { GiftCardIssueInput, IssuedGiftCard } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { defaultLanguage } from "../../platform/http/hosts.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { generateCode } from "../giftcards/generateCode.ts";
import { insertIssuedCard, readCard } from "../giftcards/store/merchantGiftCards.ts";
import { readSite } from "../sites/store.ts";
import { commitOnce } from "./commitOnce.ts";
import { describeKey } from "./describeKey.ts";
import { mayUseSite } from "./mayUseSite.ts";

type Refusal = ErrorResponse<"validationError">;

/**
 * Makes a gift card, and sends its code to the recipient. An address that got many today gets it later. Neither the
 * audit log nor the job of the email has the code.
 */
export const issueGiftCard: Handler<"issueGiftCard"> = async ({ headers, body }, context) => {
  const { site, currency, amount, recipient, reason } = body;
  if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "giftcards:write");
  return commitOnce<IssuedGiftCard, void, Refusal>(
    context,
    {
      operation: "issueGiftCard",
      key: headers["idempotency-key"],
      input: body,
      entry: ({ card }) => ({ command: `issueGiftCard ${card.id} ${site} ${amount} ${currency}`, site }),
    },
    () => requireSold(context, body),
    async (trx) => {
      const { id, code } = await insertIssuedCard(
        trx,
        generateCode,
        { site, currency, amount: Number(amount), recipient: recipient?.email ?? null },
        { actor: describeKey(context), note: reason.trim() },
      );
      if (recipient !== undefined) {
        const { email: to, message, language = defaultLanguage(site, context.sites) } = recipient;
        const delay = await consumeAllowances(trx, [{ limit: "giftCardEmails", of: to }]);
        const email = { card_id: id, to, message: message?.trim() || null, language };
        await addJobs(trx, [{ kind: "mail", payload: { template: "issued-gift-card", ...email }, delay }]);
      }
      const card = await readCard(trx, id);
      if (card === undefined) throw new Error(`gift card ${id} is gone`);
      return { card, code };
    },
  );
};

/** Refuses a currency that the site does not sell in, with those that it does. */
async function requireSold({ store }: Context, { site, currency }: GiftCardIssueInput): Promise<void> {
  const settings = await readSite(store.db, site);
  if (settings === undefined) return refuseField("site", "There is no such site");
  if (!settings.currencies.includes(currency))
    refuseField("currency", `The site sells in ${settings.currencies.join(", ")}`);
}

const refuseField = (field: string, text: string): never =>
  refuseWrites<Refusal>(refuse("validationError", { [field]: text }, { values: { text } }));
