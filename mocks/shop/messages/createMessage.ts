import type { SiteCode } from "@velours/sdk/types";
import { codes } from "../accounts/codes.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuseField } from "../refuse.ts";

const mostMessages = 100;

/** Takes a message to customer service once for each key. A repeated request comes with another bot check. */
export const createMessage: Handler<"createMessage"> = ({ headers, body }, context) => {
  const { challenge, ...message } = body;
  return onceForKey(context, "createMessage", { headers, body: message }, () => {
    if (challenge?.token !== codes.botCheck)
      return refuseField("turnstileChallengeFailed", "challenge.token");
    const { session, site, now } = context;
    const { email, topic, order = null, message: text } = message;
    const sent = { time: now.toISOString(), site: site as SiteCode, topic, order, text };
    session.messages = [{ ...sent, email: email.toLowerCase() }, ...session.messages].slice(0, mostMessages);
    return { status: 200, body: { received: true } };
  });
};
