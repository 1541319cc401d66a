import { describeKey, getProposer, giftCardAct, issueRefusal, mayUseSite } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { defaultLanguage } from "../../platform/http/hosts.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { reserveAllowance } from "../../platform/limits/store.ts";
import { generateCode } from "../giftcards/generateCode.ts";
import { insertIssuedCard, readCard } from "../giftcards/store/merchantGiftCards.ts";
import { readSite } from "../sites/store.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { sumIssuedByCaller } from "./approvals/sumIssuedByCaller.ts";
import { merchantWrite } from "./merchantWrite.ts";

/**
 * Makes a gift card, and sends its code to the recipient. An address that got many today gets it later. Neither the
 * audit log nor the job of the email has the code.
 */
export const issueGiftCard = merchantWrite("issueGiftCard", ({ headers, body }, context, refuseWrites) => {
  const { site, currency, amount, recipient, reason } = body;
  if (!mayUseSite(context, site)) refuseWrites(refuse("merchantScopeMissing", "giftcards:write"));
  return {
    input: body,
    async prepare() {
      const refused = issueRefusal(body, await readSite(context.store.db, site));
      if (refused !== null) refuseWrites(refused);
    },
    async write(trx) {
      const { id, code } = await insertIssuedCard(
        trx,
        generateCode,
        { site, currency, amount: Number(amount), recipient: recipient?.email ?? null },
        { actor: describeKey({ merchant: getProposer(context) }), note: reason.trim() },
      );
      const issued = await sumIssuedByCaller(trx, context);
      await requireConsent(trx, context, giftCardAct({ headers, body }, issued));
      if (recipient !== undefined) {
        const { email: to, message, language = defaultLanguage(site, context.sites) } = recipient;
        const delay = await reserveAllowance(trx, { limit: "giftCardEmails", of: to });
        const email = { card_id: id, to, message: message?.trim() || null, language };
        await addJobs(trx, [{ kind: "mail", payload: { template: "issued-gift-card", ...email }, delay }]);
      }
      const card = await readCard(trx, id);
      if (card === undefined) throw new Error(`gift card ${id} is gone`);
      return { card, code };
    },
  };
});
