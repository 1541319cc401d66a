import { codes } from "../accounts/codes.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuseField } from "../refuse.ts";

/** Takes a message to customer service once for each key. A repeated request comes with another bot check. */
export const createMessage: Handler<"createMessage"> = ({ headers, body }, context) => {
  const { challenge, ...message } = body;
  return onceForKey(context, "createMessage", { headers, body: message }, () =>
    challenge?.token === codes.botCheck
      ? { status: 200, body: { received: true } }
      : refuseField("turnstileChallengeFailed", "challenge.token"),
  );
};
