import { mayUseSite, presentCustomer } from "@velours/sdk/shop";
import type { Customer, SiteCode } from "@velours/sdk/types";
import type { Owner } from "../../session/CreditsLedger.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Context } from "../Handler.ts";
import type { Person } from "./findPeople.ts";

const most = 100;

/** A customer with all that belongs to the sites that the caller works for. */
export function loadCustomer(context: Context, { member, email, orders: placed }: Person): Customer {
  const { session } = context;
  const ofSites = <Row extends { site: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ site }) => mayUseSite(context, site)).slice(0, most);
  const orders = placed.filter(({ order }) => mayUseSite(context, order.site));
  const numbers = new Set(placed.map(({ order }) => order.number));
  return presentCustomer({
    account: member,
    email,
    member:
      member === undefined
        ? null
        : {
            username: member.username,
            isEmailVerified: member.proven,
            isStaff: member.staff !== undefined,
            sites: (member.levels.sites ?? []).filter((site) => mayUseSite(context, site)) as SiteCode[],
            sessions: session.member?.id === member.id ? 1 : 0,
            joinedAt: member.joinedAt,
          },
    ordersTotal: orders.length,
    orders: orders.slice(0, most).map(presentOrder),
    credits: listBalances(context, member === undefined ? { email } : { member: member.id }),
    giftCards: ofSites(
      session.giftCards
        .list()
        .filter(({ card }) => card.recipient?.toLowerCase() === email || numbers.has(card.order ?? ""))
        .map(({ card }) => card)
        .reverse(),
    ),
    messages: ofSites(session.messages.filter((message) => message.email === email)).map(
      ({ email: _, ...message }) => message,
    ),
    newsletters: ofSites(session.subscribers.filter((subscriber) => subscriber.email === email)).map(
      ({ site, source, consentedAt: since }) => ({ site, source, since }),
    ),
    reviewRequests: !session.reviewRefusals.has(email),
    subscriptions: [],
  });
}

/** Balances that were ever begun, of the sites that the caller works for. */
function listBalances(context: Context, owner: Owner) {
  const { credits, sites } = context.session;
  return [...sites.values()]
    .filter(({ code }) => mayUseSite(context, code))
    .flatMap(({ code: site, currencies }) =>
      currencies.flatMap((currency) => {
        const found = credits.find(owner, { site, currency });
        if (found === undefined) return [];
        const { balance, date_expired, entries } = found;
        const expiresAt = date_expired ? new Date(date_expired * 1000).toISOString() : null;
        return [{ site, currency, balance, expiresAt, entries }];
      }),
    );
}
