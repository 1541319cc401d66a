import { decimalText } from "@velours/sdk/rules";
import { presentCustomer as toCustomer } from "@velours/sdk/shop";
import type { Customer, SiteCode } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readUser, type UserRow } from "../accounts/store/users.ts";
import { listNewslettersOf } from "../campaigns/store.ts";
import { listOwnedCredits } from "../credits/store.ts";
import { listCardsOf } from "../giftcards/store/merchantGiftCards.ts";
import { listMessagesOf } from "../messages/store.ts";
import { presentOrders } from "../orders/presentOrders.ts";
import { listOrdersOf } from "../orders/store/orders.ts";
import { hasRefusedReviewRequests } from "../orders/store/reviewRequests.ts";
import type { Person } from "../privacy/store/personalTables.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { readMemberSessions } from "../sessions/store.ts";
import { listSubscriptionsOf } from "../subscriptions/store.ts";
import { readStaff } from "./store/staff.ts";

type Sites = readonly SiteCode[] | null;

const most = 100;

/** A customer as those see them who work for these sites; null for all. */
export async function presentCustomer(db: Db, person: Person, sites: Sites): Promise<Customer> {
  const { email, userId, orderIds } = person;
  const user = userId === null ? undefined : await readUser(db, userId);
  const { orders, total } = await listOrdersOf(db, { ids: orderIds, sites, limit: most });
  const { balances, entries } = await listOwnedCredits(db, { userId, email, sites });
  const newsletters = await listNewslettersOf(db, email, sites);
  const subscriptions = await listSubscriptionsOf(db, userId, sites);
  return toCustomer({
    account: user,
    email,
    member: user === undefined ? null : await presentMember(db, user, sites),
    ordersTotal: total,
    orders: await presentOrders(db, orders),
    credits: balances.map(({ id, site, currency, balance, expires_at }) => ({
      site,
      currency,
      balance,
      expiresAt: expires_at,
      entries: entries
        .filter(({ credit_id }) => credit_id === id)
        .map(({ created_at, type, amount, order }) => ({ time: created_at, type, amount, order })),
    })),
    giftCards: await listCardsOf(db, { email, orderIds, sites }),
    messages: await listMessagesOf(db, email, sites),
    newsletters: newsletters.map(({ site, source, created_at }) => ({
      site: site as SiteCode,
      source,
      since: created_at,
    })),
    reviewRequests: !(await hasRefusedReviewRequests(db, email)),
    subscriptions: subscriptions.map(
      ({ id, site, product_ids, amount, currency, paid_until, created_at }) => ({
        id,
        site: site as SiteCode,
        products: product_ids,
        amount: decimalText(amount),
        currency,
        until: paid_until,
        since: created_at,
      }),
    ),
  });
}

async function presentMember(db: Db, user: UserRow, sites: Sites): Promise<Customer["member"]> {
  const codes = (user.levels.sites ?? []) as SiteCode[];
  return {
    username: user.username,
    isEmailVerified: hasProvenEmail(user),
    isStaff: (await readStaff(db, user.id)) !== undefined,
    sites: codes.filter((code) => sites === null || sites.includes(code)),
    sessions: (await readMemberSessions(db, user.id)).length,
    joinedAt: user.created_at,
  };
}
