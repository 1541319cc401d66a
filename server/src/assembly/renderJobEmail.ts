import { randomUUID } from "node:crypto";
import { withLanguage } from "@velours/sdk/rules";
import { isErased, orderOffer, siteLocale } from "@velours/sdk/shop";
import type { Order, Site } from "@velours/sdk/types";
import { accountChanged } from "../domains/accounts/emails/accountChanged.ts";
import { alreadyMember } from "../domains/accounts/emails/alreadyMember.ts";
import { authenticatorReset } from "../domains/accounts/emails/authenticatorReset.ts";
import { codeEmail } from "../domains/accounts/emails/codeEmail.ts";
import { passwordReset } from "../domains/accounts/emails/passwordReset.ts";
import { welcome } from "../domains/accounts/emails/welcome.ts";
import { codeMinutes, createCode } from "../domains/accounts/store/oneTimeCodes.ts";
import { createPasswordToken } from "../domains/accounts/store/passwordTokens.ts";
import { type Recipient, readRecipient } from "../domains/accounts/store/users.ts";
import { draftLink } from "../domains/drafts/draftLink.ts";
import { draftTime } from "../domains/drafts/draftTime.ts";
import { draftReady } from "../domains/drafts/emails/draftReady.ts";
import { readDraft } from "../domains/drafts/store.ts";
import { boughtGiftCard } from "../domains/giftcards/emails/boughtGiftCard.ts";
import { issuedGiftCard } from "../domains/giftcards/emails/issuedGiftCard.ts";
import { readOpenCard } from "../domains/giftcards/store/merchantGiftCards.ts";
import { readIssuedCard } from "../domains/giftcards/store.ts";
import { staffInvitation } from "../domains/merchant/emails/staffInvitation.ts";
import { contactMessage } from "../domains/messages/emails/contactMessage.ts";
import { messageReceived } from "../domains/messages/emails/messageReceived.ts";
import { cashBackEarned } from "../domains/orders/emails/cashBackEarned.ts";
import type { MerchantAddress } from "../domains/orders/emails/MerchantAddress.ts";
import { newOrder } from "../domains/orders/emails/newOrder.ts";
import { newReturn } from "../domains/orders/emails/newReturn.ts";
import { offerAdded } from "../domains/orders/emails/offerAdded.ts";
import { orderConfirmation } from "../domains/orders/emails/orderConfirmation.ts";
import { orderRefunded } from "../domains/orders/emails/orderRefunded.ts";
import { orderShipped } from "../domains/orders/emails/orderShipped.ts";
import { paymentFailed } from "../domains/orders/emails/paymentFailed.ts";
import { returnAnswered } from "../domains/orders/emails/returnAnswered.ts";
import { returnRequested } from "../domains/orders/emails/returnRequested.ts";
import { reviewRequest } from "../domains/orders/emails/reviewRequest.ts";
import { presentOrder } from "../domains/orders/presentOrders.ts";
import { readOfferTaskOfOrder } from "../domains/orders/store/offerTasks.ts";
import { readOrder } from "../domains/orders/store/orders.ts";
import { readRefund } from "../domains/orders/store/refunds.ts";
import { hasRefusedReviewRequests } from "../domains/orders/store/reviewRequests.ts";
import { paymentReleased } from "../domains/payments/emails/paymentReleased.ts";
import { readSite, requireSite } from "../domains/sites/store.ts";
import { deskUrl } from "../platform/config/deskUrl.ts";
import type { Services } from "../platform/context.ts";
import { defaultLanguage } from "../platform/http/hosts.ts";
import type { EmailJob } from "../platform/mail/EmailJob.ts";
import { readerLocale } from "../platform/mail/EmailReader.ts";
import { type EmailShop, emailShop, pageUrl } from "../platform/mail/EmailShop.ts";
import type { Mail, RenderedEmail } from "../platform/mail/MailProvider.ts";

const resetMinutes = 60;
const welcomeHours = 72;

/** Renders the email of a job; undefined when its recipient no longer exists. */
export async function renderJobEmail(
  services: Services,
  jobId: number,
  job: EmailJob,
): Promise<Mail | undefined> {
  if (isOrderEmail(job)) {
    const mail = await renderOrderEmail(services, job);
    // Under its first id it would be taken for a duplicate.
    return mail && "resend" in job ? { ...mail, id: mail.id.replace("@", `.${jobId}@`) } : mail;
  }
  if (job.template === "payment-released")
    return paymentReleased(job, await loadEmailShop(services, job.site ?? services.config.site));
  if (job.template === "gift-card") {
    const card = await readIssuedCard(services.store, job);
    return card && boughtGiftCard(job, card, await loadEmailShop(services, card.site));
  }
  if (job.template === "issued-gift-card") {
    const card = await readOpenCard(services.store.db, job.card_id);
    return card && issuedGiftCard(job, card, await loadEmailShop(services, card.site));
  }
  if (job.template === "draft-ready") {
    const draft = await readDraft(services.store.db, job.draft_id);
    if (draft?.state !== "open") return undefined;
    const { message, address } = draft;
    const { lastDay } = draftTime(services, draft);
    const order = { link: draftLink(services, draft), message, lastDay, address };
    return draftReady(job, order, await loadEmailShop(services, draft.site));
  }
  const isCode = job.template === "one-time-code" || job.template === "email-code";
  // Each rendering makes a code, and the former one holds no more: the email is no duplicate of one that was sent before.
  const id = `${job.template}.${jobId}${isCode ? `.${randomUUID()}` : ""}@velours`;
  if (job.template === "contact-message")
    return { id, ...contactMessage(job, await loadEmailShop(services, job.site)) };
  if (job.template === "message-received")
    return { id, ...messageReceived(job, await loadEmailShop(services, job.site)) };
  const found = await renderAccountEmail(services, job);
  return found && { id, to: found.to, ...found.email };
}

type OrderEmailJob = Exclude<Extract<EmailJob, { order_id: string }>, { template: "gift-card" }>;

/** True for emails about an order. */
export const isOrderEmail = (job: EmailJob): job is OrderEmailJob =>
  "order_id" in job && job.template !== "gift-card";

/** An order's email; undefined for one that a cancellation or a refund has made untrue before it was sent. */
async function renderOrderEmail(services: Services, job: OrderEmailJob): Promise<Mail | undefined> {
  const { db } = services.store;
  const stored = await readOrder(db, job.order_id);
  if (stored === undefined) return undefined;
  const order = await presentOrder(db, stored);
  const site = await requireSite(db, order.site);
  const shop = emailShop(services.config, site);
  const { shipments = [], refunds = [], returns = [] } = order;
  if (job.template === "new-order" || job.template === "new-return") {
    // Switched off meanwhile, or the request is gone.
    const address = findMerchantAddress(services, site, order);
    if (order.status === "cancelled" || address === undefined) return undefined;
    if (job.template === "new-order") return newOrder(order, address, shop);
    const request = returns.find(({ id }) => id === job.return_id);
    return request && newReturn(order, request, address, shop);
  }
  if (isErased(order)) return undefined;
  switch (job.template) {
    case "order-shipped": {
      const shipment = shipments.find(({ id }) => id === job.shipment_id);
      return shipment && orderShipped(order, shipment, shop);
    }
    case "order-refunded": {
      const refund = refunds.find(({ id }) => id === job.refund_id);
      const withdrawn = (await readRefund(db, job.refund_id))?.withdrawn ?? 0;
      return refund && orderRefunded(order, { ...refund, withdrawn }, shop);
    }
    case "return-requested": {
      const request = returns.find(({ id }) => id === job.return_id);
      return request && returnRequested(order, request, shop);
    }
    case "return-answered": {
      const request = returns.find(({ id }) => id === job.return_id);
      return request?.answer ? returnAnswered(order, request, request.answer, shop) : undefined;
    }
    case "payment-failed":
      return paymentFailed(order, job, shop);
  }
  if (order.status === "cancelled") return undefined;
  if (job.template === "review-request")
    return (await hasRefusedReviewRequests(db, order.user.email)) ? undefined : reviewRequest(order, shop);
  if (job.template === "cash-back-earned") {
    const earned = order.credits?.earned ?? 0;
    return earned > 0 ? cashBackEarned(order, earned, shop) : undefined;
  }
  if (job.template === "offer-added") {
    const task = await readOfferTaskOfOrder(db, order.id);
    return task && offerAdded(order, orderOffer(task), shop);
  }
  return orderConfirmation(order, shop);
}

/** Where a site's emails to the merchant about an order go; undefined when it wants none. */
function findMerchantAddress(
  { config, sites }: Services,
  { merchantEmails, languages }: Site,
  { number }: Order,
): MerchantAddress | undefined {
  const language = languages.default;
  const path = withLanguage(`/desk/orders/${number}`, {
    language,
    defaultLanguage: defaultLanguage(config.site, sites),
  });
  return merchantEmails && { to: merchantEmails.to, language, url: new URL(path, deskUrl(config)).href };
}

/** The site as emails name it; without settings the job fails and is retried, so that no email is lost. */
const loadEmailShop = async ({ store, config }: Services, code: string): Promise<EmailShop> =>
  emailShop(config, await requireSite(store.db, code));

/** The site that a member joined at, or the default site when theirs no longer exists. */
async function memberShop(
  services: Services,
  { sites = [] }: { sites?: readonly string[] },
): Promise<EmailShop> {
  const { store, config } = services;
  const joined = sites[0] === undefined ? undefined : await readSite(store.db, sites[0]);
  return joined ? emailShop(config, joined) : loadEmailShop(services, config.site);
}

/** For a change that a merchant made: the member was not there to say it. */
const memberCountry = ({ addresses: { billing, shipping } }: Pick<Recipient, "addresses">) =>
  (billing ?? shipping)?.country;

async function renderAccountEmail(
  services: Services,
  job: Extract<EmailJob, { user_id: number | null } | { code_id: string }>,
): Promise<{ to: string; email: RenderedEmail } | undefined> {
  const { store, config } = services;
  const { db } = store;
  const { language, country } = job;
  if ("code_id" in job) {
    const created = await createCode(db, job.code_id);
    if (created === undefined) return undefined;
    const shop = await memberShop(services, created.levels);
    const code = { code: created.code, minutes: codeMinutes };
    return { to: created.email, email: codeEmail(job.template, code, readerLocale(job, shop), shop) };
  }
  const id = job.user_id;
  if (id === null) return undefined;
  const member = await readRecipient(db, id);
  if (member === undefined) return undefined;
  const shop = await memberShop(services, member.levels);
  const locale = country ? readerLocale(job, shop) : siteLocale(language, memberCountry(member), shop);
  // The site's configured address, never the request's: any caller can write its Host header.
  const link = async (minutes: number): Promise<string> => {
    const token = await createPasswordToken(db, id, minutes);
    return pageUrl(shop, `/reset-password?token=${token}`, language);
  };
  const render = async (): Promise<RenderedEmail> => {
    switch (job.template) {
      case "account-changed":
        return accountChanged(job.change, locale, shop);
      case "staff-invitation": {
        const password = member.password === null ? await link(welcomeHours * 60) : null;
        const { role } = job;
        return staffInvitation({ role, password, desk: deskUrl(config), hours: welcomeHours }, locale, shop);
      }
      case "already-member":
        return alreadyMember(locale, shop);
      case "authenticator-reset":
        return authenticatorReset(locale, shop);
      case "welcome":
        return welcome(undefined, 0, locale, shop);
      case "welcome-after-order":
        return welcome(await link(welcomeHours * 60), welcomeHours, locale, shop);
      case "password-reset":
        return passwordReset(await link(resetMinutes), resetMinutes, locale, shop);
    }
  };
  return { to: member.email, email: await render() };
}
