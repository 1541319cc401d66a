import { sumAmounts } from "@velours/sdk/rules";
import { describeKey, getProposer, giftCardAct, issueRefusal, mayUseSite } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { sumIssuedByCaller } from "./approvals/sumIssuedByCaller.ts";

/** Makes a gift card, and answers its code once. No email is sent. */
export const issueGiftCard: Handler<"issueGiftCard"> = (input, context) =>
  onceForKey(context, "issueGiftCard", input, () => {
    const { session, now } = context;
    const { site, currency, amount, recipient, reason } = input.body;
    if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "giftcards:write");
    const refused = issueRefusal(input.body, session.sites.get(site));
    if (refused !== null) return refused as MockResponse;
    const issued = sumAmounts([sumIssuedByCaller(context), Number(amount)]);
    const unapproved = refuseUnapproved(context, giftCardAct(input, issued));
    if (unapproved) return unapproved;
    const body = session.giftCards.issue(
      { site, currency, amount: Number(amount), recipient: recipient?.email ?? null },
      { actor: describeKey({ merchant: getProposer(context) }), note: reason.trim(), time: now },
    );
    return { status: 200, body };
  });
