import { toPageKey } from "../../rules/sites/pageKey.ts";
import type { operations, SiteCode } from "../../types.ts";
import { describeStaff } from "../access/describeStaff.ts";
import type { CheckedRequest, CheckedResponse } from "../ShopOperation.ts";
import { writeReplayCommand } from "./replayCommand.ts";

/** An entry of the audit log: its text, with ids and counts only, or that with what it is about. */
export type MerchantEntry =
  | string
  | {
      command: string;
      /** Null for all sites. */
      site: SiteCode | null;
      /** Number of the order. */
      order?: string;
      /** The entry that this one undoes. */
      undoes?: number;
    };

type Name = keyof operations;
type Answer<Op extends Name> = Extract<CheckedResponse<Op>, { status: 200 | 201 }>["body"];
/** Null for a request that wrote nothing. */
type Describe<Op extends Name> = (request: CheckedRequest<Op>, answer: Answer<Op>) => MerchantEntry | null;

const changedOrder =
  (operation: string) =>
  (_: unknown, { order }: { order: { number: string; site: SiteCode } }): MerchantEntry => ({
    command: `${operation} ${order.number}`,
    site: order.site,
    order: order.number,
  });

const foundPeople =
  (operation: string) =>
  (_: unknown, found: readonly unknown[]): MerchantEntry =>
    `${operation} ${found.length} found`;

const savedTarget =
  (operation: string) =>
  ({ params: { handle } }: { params: { handle: string } }): MerchantEntry => ({
    command: `${operation} ${handle}`,
    site: null,
  });

const savedPage =
  (operation: string) =>
  ({
    params: { handle },
    query: { site },
  }: {
    params: { handle: string };
    query: { site?: SiteCode | undefined };
  }): MerchantEntry => ({ command: `${operation} ${toPageKey({ handle, site })}`, site: site ?? null });

/** The entry that each operation for merchants leaves in the audit log. A replay's site is that of its entry, or its own. */
export const merchantEntries = {
  addOrderNote: changedOrder("addOrderNote"),
  answerReturn: changedOrder("answerReturn"),
  applyImport: ({ body: { file } }) => `applyImport ${file.name ?? "import"}`,
  blockGiftCard: ({ params: { id } }, { card }) => ({ command: `blockGiftCard ${id}`, site: card.site }),
  cancelMerchantOrder: changedOrder("cancelMerchantOrder"),
  changeOrderContact: changedOrder("changeOrderContact"),
  changePrices: ({ body: { prices } }, { applied }) => (applied ? `changePrices ${prices.length}` : null),
  changeReviewRequests: ({ params: { id }, body }) =>
    `changeReviewRequests ${id} ${body.reviewRequests ? "on" : "off"}`,
  changeStaff: ({ params: { id } }, member) => `changeStaff ${id} to ${describeStaff(member)}`,
  changeWebhook: ({ params: { id }, body }) => `changeWebhook ${id} ${Object.keys(body).sort().join(",")}`,
  closeCustomerSessions: ({ params: { id } }) => `closeCustomerSessions ${id}`,
  closeDraft: ({ params: { id } }, { site }) => ({ command: `closeDraft ${id}`, site }),
  closeOrderTrouble: changedOrder("closeOrderTrouble"),
  closeStaffSessions: ({ params: { id } }) => `closeStaffSessions ${id}`,
  createDraft: (_, { id, site }) => ({ command: `createDraft ${id} ${site}`, site }),
  createMerchantKey: (_, { key }) => `createMerchantKey ${key.id} ${key.scopes.join(",")}`,
  createMerchantProduct: (_, { product }) => ({ command: `createMerchantProduct ${product.id}`, site: null }),
  // The address may hold a secret of its receiver's.
  createWebhook: (_, { webhook: { id, events } }) => `createWebhook ${id} ${events.join(",")}`,
  disableMerchantProduct: ({ params: { id } }) => `disableMerchantProduct ${id}`,
  enableMerchantProduct: ({ params: { id } }) => `enableMerchantProduct ${id}`,
  endMerchantPromotion: ({ params: { id } }, { promotion }) => ({
    command: `endMerchantPromotion ${id}`,
    site: promotion.site,
  }),
  endStaffSession: ({ params: { id } }) => `endStaffSession ${id}`,
  eraseCustomer: ({ params: { id } }) => `eraseCustomer ${id}`,
  exportCampaignEntries: () => "exportCampaignEntries",
  exportCustomer: ({ params: { id } }) => `exportCustomer ${id}`,
  exportFoundCustomers: () => "exportFoundCustomers",
  exportShop: () => "exportShop",
  exportMerchantGiftCards: () => "exportMerchantGiftCards",
  exportSubscribers: () => "exportSubscribers",
  findCustomers: foundPeople("findCustomers"),
  getCustomer: ({ params: { id } }) => `getCustomer ${id}`,
  inviteStaff: (_, member) => `inviteStaff ${member.id} as ${describeStaff(member)}`,
  issueGiftCard: ({ body: { site, amount, currency } }, { card }) => ({
    command: `issueGiftCard ${card.id} ${site} ${amount} ${currency}`,
    site,
  }),
  listCampaignEntries: foundPeople("listCampaignEntries"),
  listSubscribers: foundPeople("listSubscribers"),
  moderateReview: ({ params: { id }, body }, { review: { site, order } }) => ({
    command: `moderateReview ${id} ${body.state}`,
    site,
    order,
  }),
  moveStock: ({ body: { variantId, region, counted, delta, reason } }) =>
    `moveStock ${variantId} ${region} ${counted === undefined ? `by ${delta}` : `to ${counted}`} ${reason}`,
  refundOrder: changedOrder("refundOrder"),
  rejectProposal: ({ params: { id } }) => `rejectProposal ${id}`,
  removeMerchantCollection: savedTarget("removeMerchantCollection"),
  removeMerchantPage: savedPage("removeMerchantPage"),
  removeStaff: ({ params: { id } }) => `removeStaff ${id}`,
  removeWebhook: ({ params: { id } }) => `removeWebhook ${id}`,
  replayEntry: ({ params: { id }, body: { invert = false, site } }, { applied }) =>
    applied
      ? {
          command: writeReplayCommand({ id, invert, site }),
          site: site ?? null,
          ...(invert && { undoes: id }),
        }
      : null,
  resendOrderEmail: changedOrder("resendOrderEmail"),
  resetStaffAuthenticator: ({ params: { id } }) => `resetStaffAuthenticator ${id}`,
  retryJob: ({ params: { id } }, { kind, template }) =>
    ["retryJob", id, kind, template].filter(Boolean).join(" "),
  revokeMerchantKey: ({ params: { id } }) => `revokeMerchantKey ${id}`,
  saveMerchantCollection: savedTarget("saveMerchantCollection"),
  saveMerchantPage: savedPage("saveMerchantPage"),
  saveMerchantPicture: (_, { src }) => ({ command: `saveMerchantPicture ${src}`, site: null }),
  saveMerchantProduct: ({ params: { id } }) => ({ command: `saveMerchantProduct ${id}`, site: null }),
  saveMerchantPromotion: ({ params: { id } }, { promotion }) => ({
    command: `saveMerchantPromotion ${id}`,
    site: promotion.site,
  }),
  saveMerchantSite: ({ params: { site } }) => ({ command: `saveMerchantSite ${site}`, site }),
  saveShippingRates: () => "saveShippingRates",
  saveTaxRates: () => "saveTaxRates",
  sendWebhookDeliveryAgain: ({ params: { delivery } }) => `sendWebhookDeliveryAgain ${delivery}`,
  shipOrder: changedOrder("shipOrder"),
  shipPackingOrder: (_, { number, site }) => ({
    command: `shipPackingOrder ${number}`,
    site,
    order: number,
  }),
} satisfies { [Op in Name]?: Describe<Op> };
