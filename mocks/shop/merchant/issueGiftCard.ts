import { describeKey, issueRefusal, mayUseSite } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/** Makes a gift card, and answers its code once. No email is sent. */
export const issueGiftCard: Handler<"issueGiftCard"> = (input, context) =>
  onceForKey(context, "issueGiftCard", input, () => {
    const { session, now } = context;
    const { site, currency, amount, recipient, reason } = input.body;
    if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "giftcards:write");
    const refused = issueRefusal(input.body, session.sites.get(site));
    if (refused !== null) return refused as MockResponse;
    const code = createCode(session.newId());
    const { card } = session.giftCards.issue(
      { code, site, currency, amount: Number(amount), recipient: recipient?.email ?? null },
      { actor: describeKey(context), note: reason.trim(), time: now },
    );
    return { status: 200, body: { card, code } };
  });

/** Sixteen digits in groups of four, made of an id. */
const createCode = (id: string): string =>
  Array.from(id.replaceAll("-", "").slice(0, 16), (digit) => Number.parseInt(digit, 16) % 10)
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");
