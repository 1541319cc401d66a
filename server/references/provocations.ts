import { accounts } from "./accounts.ts";
import { approvals } from "./approvals.ts";
import { browsing } from "./browsing.ts";
import { checkouts } from "./checkout.ts";
import { customers } from "./customers.ts";
import { drafts } from "./drafts.ts";
import { giftCards } from "./giftCards.ts";
import { jobs } from "./jobs.ts";
import { merchant } from "./merchant.ts";
import { merchantGoods } from "./merchantGoods.ts";
import { merchantOrders } from "./merchantOrders.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import type { Provocations, RefusingOperation } from "./Provocation.ts";
import { reviews } from "./reviews.ts";
import { subscriptions } from "./subscriptions.ts";
import { upsells } from "./upsells.ts";
import { webhooks } from "./webhooks.ts";

/** A request for each reference that no other test provokes. */
export const provocations: Provocations<RefusingOperation> = {
  ...accounts,
  ...approvals,
  ...browsing,
  ...checkouts,
  ...customers,
  ...drafts,
  ...giftCards,
  ...jobs,
  ...merchant,
  ...merchantGoods,
  ...merchantOrders,
  ...messages,
  ...orders,
  ...reviews,
  ...subscriptions,
  ...upsells,
  ...webhooks,
};
