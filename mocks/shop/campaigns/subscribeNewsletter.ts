import type { Handler } from "../Handler.ts";
import { subscribe } from "./subscribe.ts";

const seconds = 365 * 24 * 60 * 60;

/** Adds an address to the site's newsletter, once; the cookie hides the exit offer. */
export const subscribeNewsletter: Handler<"subscribeNewsletter"> = ({ body }, context) => {
  subscribe(context, { email: body.email.toLowerCase(), source: body.source ?? null });
  return {
    status: 200,
    body: { subscribed: true },
    headers: { "set-cookie": `${context.site}_newsletter=1; Path=/; Max-Age=${seconds}; SameSite=Lax` },
  };
};
