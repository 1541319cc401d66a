import { parseEmailTags, toUsername } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { refuse, refuseField } from "../refuse.ts";
import { codes } from "./codes.ts";

/** Makes a member who can sign in; an address that has one already is answered alike. After an order its nonce will do. */
export const register: Handler<"register"> = ({ body }, { session, site }) => {
  const { email, username, password, challenge, token } = body;
  const levels = { sites: [site as SiteCode] };
  if (token) {
    const isTheirs = session.joinNonces.get(token)?.email === email.toLowerCase();
    if (!isTheirs || parseEmailTags(email).includes("join-fail")) return refuse("joinNonceInvalid");
    session.joinNonces.delete(token);
    session.members.add({ email, username: toUsername(email), password: null, levels });
    return { status: 201, body: { email } };
  }
  if (challenge?.token !== codes.botCheck) return refuseField("turnstileChallengeFailed", "challenge.token");
  session.members.add({ email, username: username ?? "", password: password ?? null, levels });
  return { status: 201, body: { email } };
};
