// Generated from openapi/ by `npm run generate`. Do not edit.
import type { IdempotentRequestOptions, RequestOptions, RequestResult } from "../requestOptions.ts";
import type * as client from "./Client.ts";
import type * as types from "./types.ts";

/** The query of `exportAuditEntries`. */
export type ExportAuditEntriesQuery = NonNullable<types.operations["exportAuditEntries"]["parameters"]["query"]>;
/** The query of `listAuditEntries`. */
export type ListAuditEntriesQuery = NonNullable<types.operations["listAuditEntries"]["parameters"]["query"]>;
/** `auditEntries` by the names of their calls: the operation, and what is passed in order. */
export const auditEntries = {
  export: "exportAuditEntries query",
  list: "listAuditEntries query",
} as const;

export interface AuditEntriesCalls {
  /**
   * Export what was done.
   *
   * Returns what `listAuditEntries` lists as CSV, in columns named like the fields of `AuditEntry`; `changes` has a line for each field that changed, of the first hundred changes. The rows come while they are read.
   *
   * `GET /merchant/audit/export`
   *
   * @param query.actor Only what this actor did, as entries name them.
   * @param query.operation Only this operation, or this command.
   * @param query.site Only what was about this site.
   * @param query.order Only what was about the order of this number.
   * @param query.product Only what changed this product, its prices, its stock or its reviews.
   * @param query.from Only what was done at this time or later.
   * @param query.until Only what was done before this time.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.auditEntries.export({ actor: "staff 12" });
   * @see https://velours.example/docs/operations/exportAuditEntries.html
   */
  export(query?: ExportAuditEntriesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportAuditEntriesData, client.ExportAuditEntriesError>>;

  /**
   * List what was done.
   *
   * Lists the log, the newest first: operations of staff and programs, and commands. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. Entries never change. A caller who works for some sites sees the entries of those; what is of all sites, such as prices and stock, is for callers who work for all.
   *
   * `GET /merchant/audit`
   *
   * @param query.actor Only what this actor did, as entries name them.
   * @param query.operation Only this operation, or this command.
   * @param query.site Only what was about this site.
   * @param query.order Only what was about the order of this number.
   * @param query.product Only what changed this product, its prices, its stock or its reviews.
   * @param query.from Only what was done at this time or later.
   * @param query.until Only what was done before this time.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.auditEntries.list({ actor: "staff 12" });
   * @see https://velours.example/docs/operations/listAuditEntries.html
   */
  list(query?: ListAuditEntriesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListAuditEntriesData, client.ListAuditEntriesError>>;
}

/** The query of `exportCampaignEntries`. */
export type ExportCampaignEntriesQuery = NonNullable<types.operations["exportCampaignEntries"]["parameters"]["query"]>;
/** The query of `listCampaignEntries`. */
export type ListCampaignEntriesQuery = NonNullable<types.operations["listCampaignEntries"]["parameters"]["query"]>;
/** `campaignEntries` by the names of their calls: the operation, and what is passed in order. */
export const campaignEntries = {
  export: "exportCampaignEntries query",
  list: "listCampaignEntries query",
} as const;

export interface CampaignEntriesCalls {
  /**
   * Export entries of campaigns.
   *
   * Returns what `listCampaignEntries` lists as CSV, in columns named like the fields of `CampaignEntrant`. The call is in the log.
   *
   * `GET /merchant/campaigns/entries/export`
   *
   * @param query.kind Only entries of campaigns of this kind.
   * @param query.handle Only entries of campaigns with this name in their address.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.campaignEntries.export({ kind: "spin-to-win" });
   * @see https://velours.example/docs/operations/exportCampaignEntries.html
   */
  export(query?: ExportCampaignEntriesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportCampaignEntriesData, client.ExportCampaignEntriesError>>;

  /**
   * List entries of campaigns.
   *
   * Lists who entered campaigns at the sites that the caller works for, the newest first, with consent and when. Every call is in the log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/campaigns/entries`
   *
   * @param query.kind Only entries of campaigns of this kind.
   * @param query.handle Only entries of campaigns with this name in their address.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.campaignEntries.list({ kind: "spin-to-win" });
   * @see https://velours.example/docs/operations/listCampaignEntries.html
   */
  list(query?: ListCampaignEntriesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListCampaignEntriesData, client.ListCampaignEntriesError>>;
}

/** The query of `findCustomers`. */
export type FindCustomersQuery = NonNullable<types.operations["findCustomers"]["parameters"]["query"]>;
/** `customers` by the names of their calls: the operation, and what is passed in order. */
export const customers = {
  erase: "eraseCustomer id body",
  export: "exportCustomer id",
  find: "findCustomers query",
  get: "getCustomer id",
} as const;

export interface CustomersCalls {
  /**
   * Erase a customer.
   *
   * Deletes what the shop keeps about a customer on all sites, for good. Orders, payments and ledgers stay without their buyer, because money must add up. It needs a caller who works for all sites, and is refused with openOrders while an order is not finished. Erase the customer at your payment, email and marketing services as well.
   *
   * `POST /merchant/customers/{id}/erase`
   *
   * @param id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @param body Confirms whom to erase.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, staffExists, openOrders, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.customers.erase("1007", {
   *   email: "ada@example.com",
   * });
   * @see https://velours.example/docs/operations/eraseCustomer.html
   */
  erase(id: string, body: types.CustomerErasureInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.EraseCustomerData, client.EraseCustomerError>>;

  /**
   * Export a customer.
   *
   * Returns everything that the shop keeps about a customer on all sites as JSON, for a customer who asks for it: an array of rows for each table, without secrets and codes of gift cards. It needs a caller who works for all sites. Each call is in the audit log; nothing else is changed.
   *
   * `POST /merchant/customers/{id}/export`
   *
   * @param id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.customers.export("1007");
   * @see https://velours.example/docs/operations/exportCustomer.html
   */
  export(id: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.ExportCustomerData, client.ExportCustomerError>>;

  /**
   * Find customers.
   *
   * Finds members and guests of the sites that the caller works for by their email address or the start of their name: the newest members first, then guests by their newest order. Of a name the first thousand are found. Each call is in the audit log, without what was searched for. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/customers`
   *
   * @param query.q A whole email address, or the start of a name: the last name first, or the first name followed by the last. Letter case does not count.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.customers.find({ q: "ada@example.com" });
   * @see https://velours.example/docs/operations/findCustomers.html
   */
  find(query: FindCustomersQuery, options?: RequestOptions): Promise<RequestResult<client.FindCustomersData, client.FindCustomersError>>;

  /**
   * Get a customer.
   *
   * Returns what the shop has about a member or a guest. A caller who works for some sites gets only customers who are members there or bought there, and only what belongs to these sites. Each call is in the audit log.
   *
   * `GET /merchant/customers/{id}`
   *
   * @param id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.customers.get("1007");
   * @see https://velours.example/docs/operations/getCustomer.html
   */
  get(id: string, options?: RequestOptions): Promise<RequestResult<client.GetCustomerData, client.GetCustomerError>>;
}

/** `customerSessions` by the names of their calls: the operation, and what is passed in order. */
export const customerSessions = {
  close: "closeCustomerSessions id",
} as const;

export interface CustomerSessionsCalls {
  /**
   * Sign a customer out.
   *
   * Ends every session of a member, for a device that was lost or used by somebody else. It needs a caller who works for all sites. A guest has no sessions and does not exist here; staff are signed out with `closeStaffSessions`.
   *
   * `DELETE /merchant/customers/{id}/sessions`
   *
   * @param id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, staffExists, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.customerSessions.close("1007");
   * @see https://velours.example/docs/operations/closeCustomerSessions.html
   */
  close(id: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.CloseCustomerSessionsData, client.CloseCustomerSessionsError>>;
}

/** The query of `listDeadJobs`. */
export type ListDeadJobsQuery = NonNullable<types.operations["listDeadJobs"]["parameters"]["query"]>;
/** `deadJobs` by the names of their calls: the operation, and what is passed in order. */
export const deadJobs = {
  list: "listDeadJobs query",
} as const;

export interface DeadJobsCalls {
  /**
   * List messages and jobs that failed.
   *
   * Lists work that the shop gave up after two days of attempts, the latest first: emails, entries at the newsletter service and events. Payments, refunds and gift cards are never given up. Deliveries to webhooks are listed with their webhook. Jobs are of all sites, so they are for callers who work for all. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/jobs`
   *
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.deadJobs.list();
   * @see https://velours.example/docs/operations/listDeadJobs.html
   */
  list(query?: ListDeadJobsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListDeadJobsData, client.ListDeadJobsError>>;
}

/** The query of `listDrafts`. */
export type ListDraftsQuery = NonNullable<types.operations["listDrafts"]["parameters"]["query"]>;
/** `drafts` by the names of their calls: the operation, and what is passed in order. */
export const drafts = {
  close: "closeDraft id",
  create: "createDraft body",
  list: "listDrafts query",
} as const;

export interface DraftsCalls {
  /**
   * Close a draft.
   *
   * Closes a draft: its link works no more. One that is closed or expired already gets the same response. draftNotOpen refuses a draft that was paid; cancel its order instead.
   *
   * `POST /merchant/drafts/{id}/close`
   *
   * @param id Number of the draft, which opens nothing.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, draftNotOpen, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.drafts.close(12);
   * @see https://velours.example/docs/operations/closeDraft.html
   */
  close(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.CloseDraftData, client.CloseDraftError>>;

  /**
   * Prepare an order for a buyer.
   *
   * Prepares an order that was taken by telephone. Its buyer opens the link, sees today's prices and pays in the ordinary checkout. With `send` the buyer gets the link by email. The lines and the promo code are checked as a cart's are.
   *
   * `POST /merchant/drafts`
   *
   * @param body An order to prepare for a buyer. It has no prices, because the checkout computes them when it is paid.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, cartValidationErrors, cartLimitExceeded, promotionUnrecognizable, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.drafts.create({
   *   site: "boutique",
   *   language: "en",
   *   lines: [{ variantId: 200001, quantity: 2 }],
   *   email: "ada@example.com",
   *   promotion: "WELCOME15",
   *   message: "As discussed on the telephone.",
   *   send: true,
   * });
   * @see https://velours.example/docs/operations/createDraft.html
   */
  create(body: types.DraftInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateDraftData, client.CreateDraftError>>;

  /**
   * List drafts.
   *
   * Lists drafts of the sites that the caller works for, the newest first. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/drafts`
   *
   * @param query.q Only drafts with this number or email address, or whose shipping address has a name that begins with it, last or full. No more than 1,000 drafts are found by a name.
   * @param query.state Only drafts in this state.
   * @param query.site Only drafts of this site.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.drafts.list({ q: "moreau" });
   * @see https://velours.example/docs/operations/listDrafts.html
   */
  list(query?: ListDraftsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListDraftsData, client.ListDraftsError>>;
}

/** `entries` by the names of their calls: the operation, and what is passed in order. */
export const entries = {
  replay: "replayEntry id body",
} as const;

export interface EntriesCalls {
  /**
   * Undo what was done, or do it again.
   *
   * Does again what an entry of the log did; with `invert` it undoes it, once. It needs the scopes of the operations that change the same as well: merchantScopeMissing names the one that lacks. Stock moves by as many units as the entry moved. Everything else is put back only while it is as the entry left it: when something moved since, changedMeanwhile says what is there now, and its revision as If-Match replaces exactly that. With `dry` it answers what would change and writes nothing. A promotion that the entry added is ended. When it puts a promotion back that a site's `approvals` let no one person save, all of it waits as a proposal (consentRequired). When something cannot go back, nothing does, and notInvertible names what and why. With `site` it does again on another site what the entry did to one site's settings and own pages; what has no site, such as a price, is of all sites already. The replay is an entry of its own, which can be undone in its turn.
   *
   * `POST /merchant/audit/{id}/replay`
   *
   * @param id Number of the entry.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body How an entry of the log is replayed.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, notInvertible, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.entries.replay(1042, { invert: true });
   * @see https://velours.example/docs/operations/replayEntry.html
   */
  replay(id: number, body: types.ReplayInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ReplayEntryData, client.ReplayEntryError>>;
}

/** The query of `exportFoundCustomers`. */
export type ExportFoundCustomersQuery = NonNullable<types.operations["exportFoundCustomers"]["parameters"]["query"]>;
/** `foundCustomers` by the names of their calls: the operation, and what is passed in order. */
export const foundCustomers = {
  export: "exportFoundCustomers query",
} as const;

export interface FoundCustomersCalls {
  /**
   * Export customers.
   *
   * Returns what `findCustomers` finds as CSV, in columns named like the fields of `CustomerRow`. The rows come while they are read. The call is in the log, without what was searched for.
   *
   * `GET /merchant/customers/export`
   *
   * @param query.q A whole email address, or the start of a name: the last name first, or the first name followed by the last. Letter case does not count.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.foundCustomers.export({ q: "ada@example.com" });
   * @see https://velours.example/docs/operations/exportFoundCustomers.html
   */
  export(query: ExportFoundCustomersQuery, options?: RequestOptions): Promise<RequestResult<client.ExportFoundCustomersData, client.ExportFoundCustomersError>>;
}

/** `giftCardEntries` by the names of their calls: the operation, and what is passed in order. */
export const giftCardEntries = {
  export: "exportGiftCardEntries id",
} as const;

export interface GiftCardEntriesCalls {
  /**
   * Export the ledger of a gift card.
   *
   * Returns all that changed what is left on a gift card as CSV, the newest first, in columns named like the fields of `GiftCardEntry`, and the currency. The rows come while they are read, however many there are.
   *
   * `GET /merchant/gift-cards/{id}/entries/export`
   *
   * @param id Number of the gift card, which is not its code.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.giftCardEntries.export(41);
   * @see https://velours.example/docs/operations/exportGiftCardEntries.html
   */
  export(id: number, options?: RequestOptions): Promise<RequestResult<client.ExportGiftCardEntriesData, client.ExportGiftCardEntriesError>>;
}

/** `giftCards` by the names of their calls: the operation, and what is passed in order. */
export const giftCards = {
  block: "blockGiftCard id body",
  issue: "issueGiftCard body",
} as const;

export interface GiftCardsCalls {
  /**
   * Block a gift card.
   *
   * Takes back what is left on a gift card: from then on it pays nothing, not even with money that a refund returns to it. giftCardExpended refuses a card on which nothing is left, or that is blocked already.
   *
   * `POST /merchant/gift-cards/{id}/block`
   *
   * @param id Number of the gift card, which is not its code.
   * @param body Why a gift card is blocked.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, giftCardExpended, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.giftCards.block(41, {
   *   reason: "The code was stolen",
   * });
   * @see https://velours.example/docs/operations/blockGiftCard.html
   */
  block(id: number, body: types.GiftCardBlockInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.BlockGiftCardData, client.BlockGiftCardError>>;

  /**
   * Issue a gift card.
   *
   * Makes a gift card with a code of the shop's own, and sends the code to the recipient when there is one. The code is answered here alone: lists show its last four digits. The reason is in the card's ledger. Where the settings of the site say so, it waits for another person instead, and needs a recipient: consentRequired.
   *
   * `POST /merchant/gift-cards`
   *
   * @param body A gift card to issue.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.giftCards.issue({
   *   site: "boutique",
   *   currency: "USD",
   *   amount: "50.00",
   *   recipient: {
   *     email: "bo@example.com",
   *     message: "We are sorry that your parcel was late.",
   *     language: "en",
   *   },
   *   reason: "Apology for a late parcel",
   * });
   * @see https://velours.example/docs/operations/issueGiftCard.html
   */
  issue(body: types.GiftCardIssueInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.IssueGiftCardData, client.IssueGiftCardError>>;
}

/** `imports` by the names of their calls: the operation, and what is passed in order. */
export const imports = {
  apply: "applyImport body",
  preview: "previewImport body",
} as const;

export interface ImportsCalls {
  /**
   * Import a previewed file.
   *
   * Imports a file in one transaction, exactly as its preview said. When a row of the file or of the shop is not as the preview found it, nothing is written, and `changedMeanwhile` has the preview as it would be now. Pictures of other hosts are fetched first, as the command does; a file with more than 200 that the shop does not have is refused. A file with a promotion or gift cards that would wait for another person's consent at their own operations waits whole.
   *
   * `POST /merchant/imports`
   *
   * @param body A previewed file, to be imported exactly so.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, consentRequired, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.imports.apply({
   *   plan: "k3J9x0QmT1aZ",
   *   file: { text: "{\"promotions\":[]}" },
   * });
   * @see https://velours.example/docs/operations/applyImport.html
   */
  apply(body: types.ImportApplication, options?: IdempotentRequestOptions): Promise<RequestResult<client.ApplyImportData, client.ApplyImportError>>;

  /**
   * See what an import would change.
   *
   * Reads a file as an import does and names what it would change, field by field: rows that are new, prices that move, products that leave a listing, and bad rows. Nothing is written. `applyImport` with its plan does exactly this.
   *
   * `POST /merchant/imports/preview`
   *
   * @param body A file to import, with how it is read.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, importBad, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.imports.preview({
   *   text: "{\"promotions\":[]}",
   * });
   * @see https://velours.example/docs/operations/previewImport.html
   */
  preview(body: types.ImportInput, options?: RequestOptions): Promise<RequestResult<client.PreviewImportData, client.PreviewImportError>>;
}

/** `jobs` by the names of their calls: the operation, and what is passed in order. */
export const jobs = {
  retry: "retryJob id",
} as const;

export interface JobsCalls {
  /**
   * Try a failed job again.
   *
   * Gives a job that was given up its attempts back, the first one at once. It leaves the list of failed jobs, and comes back when it fails for two more days. A job that is not among them, because it runs again or was done, answers `resourceDoesNotExist`: it is done once, however often and by how many it is sent for.
   *
   * `POST /merchant/jobs/{id}/retry`
   *
   * @param id Number of the job.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.jobs.retry(8041);
   * @see https://velours.example/docs/operations/retryJob.html
   */
  retry(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.RetryJobData, client.RetryJobError>>;
}

/** The query of `listLiabilityEntries`. */
export type ListLiabilityEntriesQuery = NonNullable<types.operations["listLiabilityEntries"]["parameters"]["query"]>;
/** `liabilityEntries` by the names of their calls: the operation, and what is passed in order. */
export const liabilityEntries = {
  list: "listLiabilityEntries query",
} as const;

export interface LiabilityEntriesCalls {
  /**
   * List what a balance of the report is made of.
   *
   * Lists what added to gift cards or cash back of a currency, or was taken from it, the newest first: the sum of all is the figure of `readReport`. With `from` and `direction` they make `added` or `used`, without both `closing` until its day, and `opening` until the day before the period. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/reports/liabilities/entries`
   *
   * @param query.item Of which balances: `item` of the report's row.
   * @param query.currency In this currency.
   * @param query.from First day, in the time zone of each site; without it everything until the last day.
   * @param query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param query.direction Only what was added, or only what was used.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.liabilityEntries.list({
   *   item: "giftCards",
   *   currency: "USD",
   *   until: "2026-11-30",
   * });
   * @see https://velours.example/docs/operations/listLiabilityEntries.html
   */
  list(query: ListLiabilityEntriesQuery, options?: RequestOptions): Promise<RequestResult<client.ListLiabilityEntriesData, client.ListLiabilityEntriesError>>;
}

/** `merchantAccesses` by the names of their calls: the operation, and what is passed in order. */
export const merchantAccesses = {
  get: "getMerchantAccess",
} as const;

export interface MerchantAccessesCalls {
  /**
   * Get what the caller may do.
   *
   * Returns the scopes and sites of the caller: of the key in x-merchant-key, or without that header of the signed-in member of staff.
   *
   * `GET /merchant/access`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantAccesses.get();
   * @see https://velours.example/docs/operations/getMerchantAccess.html
   */
  get(options?: RequestOptions): Promise<RequestResult<client.GetMerchantAccessData, client.GetMerchantAccessError>>;
}

/** The query of `listMerchantCollections`. */
export type ListMerchantCollectionsQuery = NonNullable<types.operations["listMerchantCollections"]["parameters"]["query"]>;
/** `merchantCollections` by the names of their calls: the operation, and what is passed in order. */
export const merchantCollections = {
  get: "getMerchantCollection handle",
  list: "listMerchantCollections query",
  remove: "removeMerchantCollection handle",
  save: "saveMerchantCollection handle body",
  try: "tryMerchantCollection handle body",
} as const;

export interface MerchantCollectionsCalls {
  /**
   * Get a collection with its rules, in all languages.
   *
   * Returns a collection as imports have it: its texts in all languages, the settings of its page, and the rules that decide which products are in it.
   *
   * `GET /merchant/collections/{handle}`
   *
   * @param handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantCollections.get("vibrators");
   * @see https://velours.example/docs/operations/getMerchantCollection.html
   */
  get(handle: string, options?: RequestOptions): Promise<RequestResult<client.GetMerchantCollectionData, client.GetMerchantCollectionError>>;

  /**
   * List collections.
   *
   * Lists the collections of the shop by their handle; all sites have the same. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/collections`
   *
   * @param query.q Only collections with this in their handle or in their title.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Collections on a page of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantCollections.list({ q: "vibrators" });
   * @see https://velours.example/docs/operations/listMerchantCollections.html
   */
  list(query?: ListMerchantCollectionsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantCollectionsData, client.ListMerchantCollectionsError>>;

  /**
   * Remove a collection.
   *
   * Shoppers no longer find it; products that name it stay as they are. While a menu or a home page of a site leads to it, `collectionBad` names the link. `replayEntry` puts it back, behind all others. All sites have the same collections, so callers of all sites remove them.
   *
   * `DELETE /merchant/collections/{handle}`
   *
   * @param handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, collectionBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantCollections.remove("vibrators");
   * @see https://velours.example/docs/operations/removeMerchantCollection.html
   */
  remove(handle: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.RemoveMerchantCollectionData, client.RemoveMerchantCollectionError>>;

  /**
   * Save a collection.
   *
   * Puts a collection in the place of the one with its handle, or adds it behind all others: send all of it, as `getMerchantCollection` has it. It is checked and its HTML is cleaned as by an import. The handle in the address counts. All sites have the same collections, so callers of all sites save them. Any `If-Match` refuses to replace a collection that is there unless it names its revision, so `none` adds a collection and replaces none.
   *
   * `PUT /merchant/collections/{handle}`
   *
   * @param handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body Title, description and page settings of a collection.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, collectionBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantCollections.save("vibrators", {
   *   handle: "under-ten",
   *   title: "Under ten euros",
   *   description: "<p>Small things, small prices.</p>",
   *   meta: {},
   *   rules: { all: [{ price: { currency: "EUR", below: 10 } }] },
   *   translations: { fr: { title: "Moins de dix euros" } },
   * });
   * @see https://velours.example/docs/operations/saveMerchantCollection.html
   */
  save(handle: string, body: types.Collection, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantCollectionData, client.SaveMerchantCollectionError>>;

  /**
   * Try a collection before it is live.
   *
   * Answers the products that a collection would show with rules that are not saved, as shoppers of a site would see them: how many, and the first page. Nothing is written.
   *
   * `POST /merchant/collections/{handle}/trial`
   *
   * @param handle Name of the collection in URLs and queries; a new one has a name of your choice.
   * @param body What to try of a collection, and where.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantCollections.try("vibrators", {
   *   site: "closet",
   *   rules: { all: [{ price: { currency: "EUR", below: 10 } }] },
   * });
   * @see https://velours.example/docs/operations/tryMerchantCollection.html
   */
  try(handle: string, body: types.CollectionTrialInput, options?: RequestOptions): Promise<RequestResult<client.TryMerchantCollectionData, client.TryMerchantCollectionError>>;
}

/** `merchantCreditNotes` by the names of their calls: the operation, and what is passed in order. */
export const merchantCreditNotes = {
  getPdf: "getMerchantCreditNotePdf number refund",
} as const;

export interface MerchantCreditNotesCalls {
  /**
   * Get the credit note of a refund as PDF, as its merchant.
   *
   * Returns the credit note of a refund or a cancellation as the buyer gets it with `getCreditNotePdf`, in the language of Accept-Language.
   *
   * `GET /merchant/orders/{number}/refunds/{refund}/credit-note`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param refund Id of the refund, one of the order's `refunds`.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantCreditNotes.getPdf("V-100023", "b1c2d3e4-1111-4222-8333-444455556666");
   * @see https://velours.example/docs/operations/getMerchantCreditNotePdf.html
   */
  getPdf(number: string, refund: string, options?: RequestOptions): Promise<RequestResult<client.GetMerchantCreditNotePdfData, client.GetMerchantCreditNotePdfError>>;
}

/** The query of `exportMerchantGiftCards`. */
export type ExportMerchantGiftCardsQuery = NonNullable<types.operations["exportMerchantGiftCards"]["parameters"]["query"]>;
/** The query of `listMerchantGiftCards`. */
export type ListMerchantGiftCardsQuery = NonNullable<types.operations["listMerchantGiftCards"]["parameters"]["query"]>;
/** `merchantGiftCards` by the names of their calls: the operation, and what is passed in order. */
export const merchantGiftCards = {
  export: "exportMerchantGiftCards query",
  get: "getMerchantGiftCard id",
  list: "listMerchantGiftCards query",
} as const;

export interface MerchantGiftCardsCalls {
  /**
   * Export gift cards.
   *
   * Returns what `listMerchantGiftCards` lists as CSV, in columns named like the fields of `MerchantGiftCard`. The rows come while they are read. The call is in the log.
   *
   * `GET /merchant/gift-cards/export`
   *
   * @param query.q Only gift cards whose code ends with these four digits, that were sent to this email address, or that were bought with the order of this number or paid for it. Never send a whole code: addresses are logged.
   * @param query.state Only gift cards in this state.
   * @param query.site Only gift cards of this site.
   * @param query.sort The order of the list: by when gift cards were made, or by the number of what is left on them, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantGiftCards.export({ q: "3456" });
   * @see https://velours.example/docs/operations/exportMerchantGiftCards.html
   */
  export(query?: ExportMerchantGiftCardsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportMerchantGiftCardsData, client.ExportMerchantGiftCardsError>>;

  /**
   * Get a gift card with its ledger.
   *
   * Returns a gift card without its code, and all that changed what is left on it.
   *
   * `GET /merchant/gift-cards/{id}`
   *
   * @param id Number of the gift card, which is not its code.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantGiftCards.get(41);
   * @see https://velours.example/docs/operations/getMerchantGiftCard.html
   */
  get(id: number, options?: RequestOptions): Promise<RequestResult<client.GetMerchantGiftCardData, client.GetMerchantGiftCardError>>;

  /**
   * List gift cards.
   *
   * Lists gift cards of the sites that the caller works for, the newest first, without their codes. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/gift-cards`
   *
   * @param query.q Only gift cards whose code ends with these four digits, that were sent to this email address, or that were bought with the order of this number or paid for it. Never send a whole code: addresses are logged.
   * @param query.state Only gift cards in this state.
   * @param query.site Only gift cards of this site.
   * @param query.sort The order of the list: by when gift cards were made, or by the number of what is left on them, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantGiftCards.list({ q: "3456" });
   * @see https://velours.example/docs/operations/listMerchantGiftCards.html
   */
  list(query?: ListMerchantGiftCardsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantGiftCardsData, client.ListMerchantGiftCardsError>>;
}

/** The query of `getMerchantInvoicePdf`. */
export type GetMerchantInvoicePdfQuery = NonNullable<types.operations["getMerchantInvoicePdf"]["parameters"]["query"]>;
/** `merchantInvoices` by the names of their calls: the operation, and what is passed in order. */
export const merchantInvoices = {
  getPdf: "getMerchantInvoicePdf number query",
} as const;

export interface MerchantInvoicesCalls {
  /**
   * Get an order's invoice as PDF, as its merchant.
   *
   * Returns the invoice of an order as its buyer gets it with `getInvoicePdf`, in the language of Accept-Language.
   *
   * `GET /merchant/orders/{number}/invoice`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param query.invoice Number of the invoice, where the order has several; its first without it.
   * @returns `data`, or an `error` with one of these references: resourceDoesNotExist, merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantInvoices.getPdf("V-100023");
   * @see https://velours.example/docs/operations/getMerchantInvoicePdf.html
   */
  getPdf(number: string, query?: GetMerchantInvoicePdfQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetMerchantInvoicePdfData, client.GetMerchantInvoicePdfError>>;
}

/** `merchantKeys` by the names of their calls: the operation, and what is passed in order. */
export const merchantKeys = {
  create: "createMerchantKey body",
  list: "listMerchantKeys",
  revoke: "revokeMerchantKey id",
} as const;

export interface MerchantKeysCalls {
  /**
   * Make a key for a program.
   *
   * Makes a key and answers its value once; the shop keeps its hash alone, so a request that is repeated answers the key without it: revoke that key and make another. A key never does more than its maker: it loses the scopes and sites that they lose, and ends when they are removed from the staff. One that was made with a key ends, at the latest, when that key ends or is revoked. merchantScopeMissing names the first scope that the maker lacks.
   *
   * `POST /merchant/keys`
   *
   * @param body A key to be made. It can do no more than its maker, and for no other site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantKeys.create({
   *   name: "warehouse",
   *   scopes: ["orders:read"],
   *   sites: ["boutique"],
   *   endsOn: "2099-01-31",
   * });
   * @see https://velours.example/docs/operations/createMerchantKey.html
   */
  create(body: types.MerchantKeyInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateMerchantKeyData, client.CreateMerchantKeyError>>;

  /**
   * List the keys of programs.
   *
   * Lists keys, the oldest first, with those that were revoked or have ended. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/keys`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantKeys.list();
   * @see https://velours.example/docs/operations/listMerchantKeys.html
   */
  list(options?: RequestOptions): Promise<RequestResult<client.ListMerchantKeysData, client.ListMerchantKeysError>>;

  /**
   * Revoke a key.
   *
   * Revokes a key and all that were made with it, from their next request on. A key that was revoked before gets the same response.
   *
   * `DELETE /merchant/keys/{id}`
   *
   * @param id Id of the key.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantKeys.revoke(3);
   * @see https://velours.example/docs/operations/revokeMerchantKey.html
   */
  revoke(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.RevokeMerchantKeyData, client.RevokeMerchantKeyError>>;
}

/** The query of `listMerchantOrders`. */
export type ListMerchantOrdersQuery = NonNullable<types.operations["listMerchantOrders"]["parameters"]["query"]>;
/** `merchantOrders` by the names of their calls: the operation, and what is passed in order. */
export const merchantOrders = {
  cancel: "cancelMerchantOrder number body",
  get: "getMerchantOrder number",
  list: "listMerchantOrders query",
} as const;

export interface MerchantOrdersCalls {
  /**
   * Cancel an order.
   *
   * Cancels an order of which nothing has left, and gives back all that is left of what was paid. Its open offer is closed, and its goods are in stock again. With anything that leaves in no parcel, such as an e-book, it waits for another person where a refund would: consentRequired.
   *
   * `POST /merchant/orders/{number}/cancellation`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body Why an order is cancelled.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderShipped, giftCardSpent, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantOrders.cancel("V-100023", {
   *   reason: "The address does not exist",
   * });
   * @see https://velours.example/docs/operations/cancelMerchantOrder.html
   */
  cancel(number: string, body: types.CancellationInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CancelMerchantOrderData, client.CancelMerchantOrderError>>;

  /**
   * Get an order by its number.
   *
   * Returns an order with its payments, shipments and refunds.
   *
   * `GET /merchant/orders/{number}`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantOrders.get("V-100023");
   * @see https://velours.example/docs/operations/getMerchantOrder.html
   */
  get(number: string, options?: RequestOptions): Promise<RequestResult<client.GetMerchantOrderData, client.GetMerchantOrderError>>;

  /**
   * List the orders of all sites.
   *
   * Lists orders, the newest first. Filters are joined by and. Read on with `cursor`: the header `x-pagination-next` names the next page's. With `changedSince` the order that changed the longest ago comes first, and one that changes again comes again.
   *
   * `GET /merchant/orders`
   *
   * @param query.status Only orders with this status.
   * @param query.returns `requested`: only orders with a return that waits for an answer; `received`: only those with one that was received and is not refunded.
   * @param query.isInTrouble `true`: only orders whose money needs a person: a refund that the payment service refused or that did not reach the buyer, or a payment that it disputes. The order's `trouble` says why, and closeOrderTrouble takes it off the list until something else happens. Failed payments have a `status`.
   * @param query.isToPack `true`: only orders that are paid and have units to pack, as listPackingOrders lists them. Downloads and refunded units are none.
   * @param query.placedFrom Only orders placed at this time or later.
   * @param query.placedUntil Only orders placed before this time.
   * @param query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param query.sku Only orders with a line of the variant that has this SKU now.
   * @param query.site Only orders of this site.
   * @param query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param query.daysOf How an order belongs to the days: it was placed then, or some of it was refunded then.
   * @param query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param query.sort The order of the list: by when orders were placed, or by the number of their total, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.page Page from 1. Use `cursor`: a new order moves the others to later pages.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantOrders.list({ status: "paid" });
   * @see https://velours.example/docs/operations/listMerchantOrders.html
   */
  list(query?: ListMerchantOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantOrdersData, client.ListMerchantOrdersError>>;
}

/** The query of `getMerchantPage`. */
export type GetMerchantPageQuery = NonNullable<types.operations["getMerchantPage"]["parameters"]["query"]>;
/** The query of `listMerchantPages`. */
export type ListMerchantPagesQuery = NonNullable<types.operations["listMerchantPages"]["parameters"]["query"]>;
/** The query of `removeMerchantPage`. */
export type RemoveMerchantPageQuery = NonNullable<types.operations["removeMerchantPage"]["parameters"]["query"]>;
/** The query of `saveMerchantPage`. */
export type SaveMerchantPageQuery = NonNullable<types.operations["saveMerchantPage"]["parameters"]["query"]>;
/** `merchantPages` by the names of their calls: the operation, and what is passed in order. */
export const merchantPages = {
  get: "getMerchantPage handle query",
  list: "listMerchantPages query",
  remove: "removeMerchantPage handle query",
  save: "saveMerchantPage handle body query",
} as const;

export interface MerchantPagesCalls {
  /**
   * Get a page of words in all languages.
   *
   * Returns a page as imports have it: its words in all languages, its place among the others, and whether it is published.
   *
   * `GET /merchant/pages/{handle}`
   *
   * @param handle Name of the page in its address; a new one has a name of your choice.
   * @param query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantPages.get("returns");
   * @see https://velours.example/docs/operations/getMerchantPage.html
   */
  get(handle: string, query?: GetMerchantPageQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.GetMerchantPageData, client.GetMerchantPageError>>;

  /**
   * List pages of words, published or not.
   *
   * Lists the pages of the merchant's words by their handle: those that all sites have, and those that a site has of its own. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/pages`
   *
   * @param query.site Only pages that this site has, of its own or with all others.
   * @param query.q Only pages with this in their handle or in their title.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Pages of words on a page of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantPages.list({ site: "boutique" });
   * @see https://velours.example/docs/operations/listMerchantPages.html
   */
  list(query?: ListMerchantPagesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantPagesData, client.ListMerchantPagesError>>;

  /**
   * Remove a page of words.
   *
   * Shoppers no longer find it; where a site had it of its own, they see the page of all sites with this handle again. While a menu or a home page leads to it and no other page takes its place, `pageBad` names the link. `replayEntry` puts it back. A page of all sites is removed by callers of all sites.
   *
   * `DELETE /merchant/pages/{handle}`
   *
   * @param handle Name of the page in its address; a new one has a name of your choice.
   * @param query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, pageBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPages.remove("returns");
   * @see https://velours.example/docs/operations/removeMerchantPage.html
   */
  remove(handle: string, query?: RemoveMerchantPageQuery | undefined, options?: IdempotentRequestOptions): Promise<RequestResult<client.RemoveMerchantPageData, client.RemoveMerchantPageError>>;

  /**
   * Save a page of words.
   *
   * Puts a page in the place of the one with its handle and site, or adds it: send all of it, as `getMerchantPage` has it. It is checked and its HTML is cleaned as by an import. The handle and the site in the address count. A page of all sites is saved by callers of all sites. Take a page off with `published`; while a menu or a home page leads to it, `pageBad` names the link. Any `If-Match` refuses to replace a page that is there unless it names its revision, so `none` adds a page and replaces none.
   *
   * `PUT /merchant/pages/{handle}`
   *
   * @param handle Name of the page in its address; a new one has a name of your choice.
   * @param query.site The site whose own page it is, in place of the one of the same handle that all sites have. Absent means the page of all sites.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body A page of the merchant's words.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, pageBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPages.save("returns", {
   *   handle: "returns",
   *   title: "Returns",
   *   description: "Thirty days to send something back, and how to do it.",
   *   html: "<p>You have 30 days from the day your parcel leaves us.</p>",
   *   updated_at: "2026-11-01",
   *   position: 30,
   *   published: true,
   *   translations: {
   *     fr: {
   *       title: "Retours",
   *       html: "<p>Vous avez 30 jours à partir du départ de votre colis.</p>",
   *     },
   *   },
   * });
   * @see https://velours.example/docs/operations/saveMerchantPage.html
   */
  save(handle: string, body: types.Page, query?: SaveMerchantPageQuery | undefined, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantPageData, client.SaveMerchantPageError>>;
}

/** `merchantPictures` by the names of their calls: the operation, and what is passed in order. */
export const merchantPictures = {
  save: "saveMerchantPicture body",
} as const;

export interface MerchantPicturesCalls {
  /**
   * Keep a picture.
   *
   * Keeps a picture and answers its address at the shop, for a product's `images`, a page or the `home` of a site. The address is made of the picture itself: keeping the same one again changes nothing, and no caller can replace or remove a picture, so callers of some sites keep them, too. What shows a picture is saved by operations of its own, with their own scopes. What a file holds beside the picture, such as the place where a photo was taken, is kept and sent with it.
   *
   * `POST /merchant/pictures`
   *
   * @param body A picture to keep.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, pictureBad, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPictures.save({
   *   data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
   * });
   * @see https://velours.example/docs/operations/saveMerchantPicture.html
   */
  save(body: types.PictureInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantPictureData, client.SaveMerchantPictureError>>;
}

/** The query of `exportMerchantProducts`. */
export type ExportMerchantProductsQuery = NonNullable<types.operations["exportMerchantProducts"]["parameters"]["query"]>;
/** The query of `listMerchantProducts`. */
export type ListMerchantProductsQuery = NonNullable<types.operations["listMerchantProducts"]["parameters"]["query"]>;
/** `merchantProducts` by the names of their calls: the operation, and what is passed in order. */
export const merchantProducts = {
  create: "createMerchantProduct body",
  disable: "disableMerchantProduct id",
  enable: "enableMerchantProduct id",
  export: "exportMerchantProducts query",
  get: "getMerchantProduct id",
  list: "listMerchantProducts query",
  save: "saveMerchantProduct id body",
} as const;

export interface MerchantProductsCalls {
  /**
   * Add a product.
   *
   * Adds a product, checked as `saveMerchantProduct` checks it. The shop gives it its number, and one to each variant whose id is less than 1; `inventories` and pictures name the variants by the ids that were sent. Its stock begins with its `inventories`. Send `enabled` as false to put it on sale later. The same Idempotency-Key adds it once. It needs a caller who works for all sites.
   *
   * `POST /merchant/products`
   *
   * @param body Something the shop sells.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, productBad, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.create(body);
   * @see https://velours.example/docs/operations/createMerchantProduct.html
   */
  create(body: types.Product, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateMerchantProductData, client.CreateMerchantProductError>>;

  /**
   * Take a product off sale.
   *
   * Takes a product off sale. Its page and its places in listings go, orders and stock stay. It needs a caller who works for all sites.
   *
   * `POST /merchant/products/{id}/disabling`
   *
   * @param id Id of the product.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.disable(100001);
   * @see https://velours.example/docs/operations/disableMerchantProduct.html
   */
  disable(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.DisableMerchantProductData, client.DisableMerchantProductError>>;

  /**
   * Put a product on sale again.
   *
   * Puts a product that was disabled on sale again. It needs a caller who works for all sites.
   *
   * `POST /merchant/products/{id}/enabling`
   *
   * @param id Id of the product.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.enable(100001);
   * @see https://velours.example/docs/operations/enableMerchantProduct.html
   */
  enable(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.EnableMerchantProductData, client.EnableMerchantProductError>>;

  /**
   * Export products, sold or not.
   *
   * Returns what `listMerchantProducts` lists as CSV, a row for each product: `id`, `title`, `handle`, `vendor`, `variants` (a number), `stock` (all units, empty where some are not counted), `states` separated by spaces, `createdAt`, and `price USD` and so on for each currency of the shop. The rows come while they are read.
   *
   * `GET /merchant/products/export`
   *
   * @param query.q Only products with this id, handle or SKU, or with these words in their title.
   * @param query.state Only products in this state.
   * @param query.sort The order of the list: by id, by when products were made, by title, or by all their units in stock, of which uncounted ones are more than any number. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantProducts.export({ q: "halo" });
   * @see https://velours.example/docs/operations/exportMerchantProducts.html
   */
  export(query?: ExportMerchantProductsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportMerchantProductsData, client.ExportMerchantProductsError>>;

  /**
   * Get a product, sold or not.
   *
   * Returns a product as imports have it, with its stock, its revision and what keeps it from being found or bought.
   *
   * `GET /merchant/products/{id}`
   *
   * @param id Id of the product.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantProducts.get(100001);
   * @see https://velours.example/docs/operations/getMerchantProduct.html
   */
  get(id: number, options?: RequestOptions): Promise<RequestResult<client.GetMerchantProductData, client.GetMerchantProductError>>;

  /**
   * List products, sold or not.
   *
   * Lists products by id, whether or not they are sold. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/products`
   *
   * @param query.q Only products with this id, handle or SKU, or with these words in their title.
   * @param query.state Only products in this state.
   * @param query.sort The order of the list: by id, by when products were made, by title, or by all their units in stock, of which uncounted ones are more than any number. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantProducts.list({ q: "halo" });
   * @see https://velours.example/docs/operations/listMerchantProducts.html
   */
  list(query?: ListMerchantProductsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantProductsData, client.ListMerchantProductsError>>;

  /**
   * Save a product.
   *
   * Puts a product in the place of the one with its number: send all of it, as `getMerchantProduct` has it. It is checked and its HTML is cleaned as by an import; pictures at other hosts are fetched and kept. The number in the address counts. A variant whose id is less than 1 is new, and the shop numbers it. Stock that the shop counts stays as it is, whatever `inventories` says: those of new variants and regions alone are taken. What a product and its variants show as their price follows from the variants' `prices`. All sites have the same products, so callers of all sites save them.
   *
   * `PUT /merchant/products/{id}`
   *
   * @param id Id of the product.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body Something the shop sells.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, productBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantProducts.save(100001, body);
   * @see https://velours.example/docs/operations/saveMerchantProduct.html
   */
  save(id: number, body: types.Product, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantProductData, client.SaveMerchantProductError>>;
}

/** The query of `exportMerchantPromotions`. */
export type ExportMerchantPromotionsQuery = NonNullable<types.operations["exportMerchantPromotions"]["parameters"]["query"]>;
/** The query of `listMerchantPromotions`. */
export type ListMerchantPromotionsQuery = NonNullable<types.operations["listMerchantPromotions"]["parameters"]["query"]>;
/** `merchantPromotions` by the names of their calls: the operation, and what is passed in order. */
export const merchantPromotions = {
  end: "endMerchantPromotion id",
  export: "exportMerchantPromotions query",
  list: "listMerchantPromotions query",
  save: "saveMerchantPromotion id body",
  try: "tryMerchantPromotion body",
} as const;

export interface MerchantPromotionsCalls {
  /**
   * End a promotion.
   *
   * Ends a promotion now. Shoppers who type its code are told that its sale is over; orders that used it keep it. It needs a caller who works for all sites.
   *
   * `POST /merchant/promotions/{id}/end`
   *
   * @param id Number of the promotion; a new one has a number of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.end(1);
   * @see https://velours.example/docs/operations/endMerchantPromotion.html
   */
  end(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.EndMerchantPromotionData, client.EndMerchantPromotionError>>;

  /**
   * Export promotions.
   *
   * Returns what `listMerchantPromotions` lists as CSV: number, code, description, type, discount, site, state, uses and their limit, and the time at which each ends. The rows come while they are read.
   *
   * `GET /merchant/promotions/export`
   *
   * @param query.state Only promotions in this state now.
   * @param query.site Only promotions of this site.
   * @param query.sort The order of the list: by number, of which a newer promotion has a higher one, by code without regard to letter case, or by how often each was used. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantPromotions.export({ state: "live" });
   * @see https://velours.example/docs/operations/exportMerchantPromotions.html
   */
  export(query?: ExportMerchantPromotionsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportMerchantPromotionsData, client.ExportMerchantPromotionsError>>;

  /**
   * List promotions, over or not.
   *
   * Lists the promotions of the caller's sites by their number unless `sort` names another order, with how often each was used. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/promotions`
   *
   * @param query.state Only promotions in this state now.
   * @param query.site Only promotions of this site.
   * @param query.sort The order of the list: by number, of which a newer promotion has a higher one, by code without regard to letter case, or by how often each was used. Without one it is `id-ascending`. A cursor is of one order of the list.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantPromotions.list({ state: "live" });
   * @see https://velours.example/docs/operations/listMerchantPromotions.html
   */
  list(query?: ListMerchantPromotionsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantPromotionsData, client.ListMerchantPromotionsError>>;

  /**
   * Save a promotion.
   *
   * Puts a promotion in the place of the one with its number, or adds it. It is checked as an import checks it. The number in the path counts; how often it was used stays. Where the settings of the site say so, it waits for another person instead: consentRequired. It needs a caller who works for all sites.
   *
   * `PUT /merchant/promotions/{id}`
   *
   * @param id Number of the promotion; a new one has a number of your choice.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body A promo code and its conditions.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, promotionBad, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.save(1, {
   *   id: 1,
   *   name: "WELCOME15",
   *   description: "15% off everything",
   *   type: "percentage",
   *   discount: 15,
   *   enabled: true,
   *   site: "boutique",
   * });
   * @see https://velours.example/docs/operations/saveMerchantPromotion.html
   */
  save(id: number, body: types.Promotion, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantPromotionData, client.SaveMerchantPromotionError>>;

  /**
   * Try a promotion before it is live.
   *
   * Tries a promotion, saved or not, on the carts of up to 500 recent orders of its site or on carts made by hand: on how many it works, why not on the others, what it takes off, the dearest cart, and carts below the minimum price, each explained by the rules that the checkout uses. Nothing is written. Carts have today's prices and no names. merchantScopeMissing refuses a promotion of a site that is none of the caller's.
   *
   * `POST /merchant/promotions/trial`
   *
   * @param body A promotion to try, on orders of before or on carts made by hand.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantPromotions.try({
   *   promotion: {
   *     id: 1,
   *     name: "WELCOME15",
   *     type: "percentage",
   *     discount: 15,
   *     enabled: true,
   *     site: "boutique",
   *   },
   *   orders: { limit: 500 },
   * });
   * @see https://velours.example/docs/operations/tryMerchantPromotion.html
   */
  try(body: types.PromotionTrialInput, options?: RequestOptions): Promise<RequestResult<client.TryMerchantPromotionData, client.TryMerchantPromotionError>>;
}

/** The query of `listMerchantReviews`. */
export type ListMerchantReviewsQuery = NonNullable<types.operations["listMerchantReviews"]["parameters"]["query"]>;
/** `merchantReviews` by the names of their calls: the operation, and what is passed in order. */
export const merchantReviews = {
  list: "listMerchantReviews query",
} as const;

export interface MerchantReviewsCalls {
  /**
   * List what buyers wrote.
   *
   * Lists the reviews that buyers wrote with their orders, the newest first, of the sites that the caller works for. Read on with `cursor`: the header `x-pagination-next` names the next page's. Imported reviews are not among them.
   *
   * `GET /merchant/reviews`
   *
   * @param query.state Only reviews in this state.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantReviews.list({ state: "waiting" });
   * @see https://velours.example/docs/operations/listMerchantReviews.html
   */
  list(query?: ListMerchantReviewsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListMerchantReviewsData, client.ListMerchantReviewsError>>;
}

/** `merchantSites` by the names of their calls: the operation, and what is passed in order. */
export const merchantSites = {
  get: "getMerchantSite site",
  save: "saveMerchantSite site body",
} as const;

export interface MerchantSitesCalls {
  /**
   * Get all settings of a site.
   *
   * Returns the settings of a site as imports have them, with those that shoppers do not see: emails to the merchant, and acts that wait for consent. What `getSite` computes is not in them.
   *
   * `GET /merchant/sites/{site}`
   *
   * @param site Code of the site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.merchantSites.get("boutique");
   * @see https://velours.example/docs/operations/getMerchantSite.html
   */
  get(site: types.operations["getMerchantSite"]["parameters"]["path"]["site"], options?: RequestOptions): Promise<RequestResult<client.GetMerchantSiteData, client.GetMerchantSiteError>>;

  /**
   * Save the settings of a site.
   *
   * Puts settings in the place of those that the site has: send all of them, as `getMerchantSite` has them. They are checked as an import checks them. The code in the path counts; sites are added by imports alone. Who is paid, where data goes, who must consent, what is sold and where browsers keep bags (`payments`, `services`, `api`, `assets`, `approvals`, `source` and `brand`) are changed by callers of all sites who may also import, with `import:write`; for everyone else `merchantScopeMissing` names it.
   *
   * `siteBad` also refuses what an import does not look at: to take a currency out in which orders are open, gift cards or cash back have money left, or subscriptions run, to sell to a first region in a currency in which no product of the site has a price, and to take as `source` what no product on sale names. To end sales to a country, take out its region and leave the currency.
   *
   * Everything else takes effect at once. Orders keep their currency, their address and their language, so regions and languages can go while orders are open; a checkout that is under way in what is gone is refused, and shows what there is. An address in a language that is gone leads to the default language. With another default language, addresses without a language show that one, and no address stops working.
   *
   * `PUT /merchant/sites/{site}`
   *
   * @param site Code of the site.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body Settings of a sibling site.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, siteBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.merchantSites.save("boutique", body);
   * @see https://velours.example/docs/operations/saveMerchantSite.html
   */
  save(site: types.operations["saveMerchantSite"]["parameters"]["path"]["site"], body: types.Site, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveMerchantSiteData, client.SaveMerchantSiteError>>;
}

/** `orderContacts` by the names of their calls: the operation, and what is passed in order. */
export const orderContacts = {
  change: "changeOrderContact number body",
} as const;

export interface OrderContactsCalls {
  /**
   * Correct an order's email or address.
   *
   * Changes where an order's emails go, and where its parcels go until one has left. `MerchantOrder.contactRevision` is the revision for If-Match.
   *
   * `PUT /merchant/orders/{number}/contact`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body Where an order and its emails go; what is left out stays. The address can be changed until a parcel has left, within the country and state that the order was taxed for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderShipped, addressRegionFixed, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderContacts.change("V-100023", {
   *   email: "ada@example.com",
   * });
   * @see https://velours.example/docs/operations/changeOrderContact.html
   */
  change(number: string, body: types.OrderContactInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangeOrderContactData, client.ChangeOrderContactError>>;
}

/** `orderEmails` by the names of their calls: the operation, and what is passed in order. */
export const orderEmails = {
  resend: "resendOrderEmail number body",
} as const;

export interface OrderEmailsCalls {
  /**
   * Send an email of an order again.
   *
   * Sends an email of the order to its address once more, as the order is now. An address that got many today gets it later.
   *
   * `POST /merchant/orders/{number}/emails`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body An email of an order that is sent again.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderEmails.resend("V-100023", {
   *   template: "confirmation",
   * });
   * @see https://velours.example/docs/operations/resendOrderEmail.html
   */
  resend(number: string, body: types.OrderEmailInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ResendOrderEmailData, client.ResendOrderEmailError>>;
}

/** `orderEvents` by the names of their calls: the operation, and what is passed in order. */
export const orderEvents = {
  list: "listOrderEvents number",
} as const;

export interface OrderEventsCalls {
  /**
   * List what happened to an order.
   *
   * Lists the events of an order, the oldest first: the newest thousand.
   *
   * `GET /merchant/orders/{number}/events`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orderEvents.list("V-100023");
   * @see https://velours.example/docs/operations/listOrderEvents.html
   */
  list(number: string, options?: RequestOptions): Promise<RequestResult<client.ListOrderEventsData, client.ListOrderEventsError>>;
}

/** `orderNotes` by the names of their calls: the operation, and what is passed in order. */
export const orderNotes = {
  add: "addOrderNote number body",
} as const;

export interface OrderNotesCalls {
  /**
   * Add a note to an order.
   *
   * Keeps a note for those who run the shop, in the order's events.
   *
   * `POST /merchant/orders/{number}/notes`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body A note about an order, for those who run the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderNotes.add("V-100023", {
   *   text: "Called about the engraving; it may take a week longer.",
   * });
   * @see https://velours.example/docs/operations/addOrderNote.html
   */
  add(number: string, body: types.OrderNoteInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.AddOrderNoteData, client.AddOrderNoteError>>;
}

/** The query of `exportOrders`. */
export type ExportOrdersQuery = NonNullable<types.operations["exportOrders"]["parameters"]["query"]>;
/** `orders` by the names of their calls: the operation, and what is passed in order. */
export const orders = {
  export: "exportOrders query",
  refund: "refundOrder number body",
  ship: "shipOrder number body",
} as const;

export interface OrdersCalls {
  /**
   * Export orders for accounting.
   *
   * Returns orders as CSV, or as a JSON object a line with `format=ndjson`, a row for each line, shipping, and part of a refund. Refunds are negative, so the amounts of an order add up to what the shop kept. Columns and fields are those of `OrderRow`; nobody is named. The rows come while they are read, an order as it is then.
   *
   * `GET /merchant/orders/export`
   *
   * @param query.status Only orders with this status.
   * @param query.returns `requested`: only orders with a return that waits for an answer; `received`: only those with one that was received and is not refunded.
   * @param query.isInTrouble `true`: only orders whose money needs a person: a refund that the payment service refused or that did not reach the buyer, or a payment that it disputes. The order's `trouble` says why, and closeOrderTrouble takes it off the list until something else happens. Failed payments have a `status`.
   * @param query.isToPack `true`: only orders that are paid and have units to pack, as listPackingOrders lists them. Downloads and refunded units are none.
   * @param query.placedFrom Only orders placed at this time or later.
   * @param query.placedUntil Only orders placed before this time.
   * @param query.changedSince Only orders that were placed or changed at this time or later: payments, parcels, refunds, returns, contact. Ask since a minute before you asked last, so that a change that was being made then is not missed.
   * @param query.q Only orders with this number, email address, tracking number or SKU, or placed by somebody whose name begins with it, last or full. No more than 1,000 orders are found by a name.
   * @param query.sku Only orders with a line of the variant that has this SKU now.
   * @param query.site Only orders of this site.
   * @param query.fromDay Only orders of this day or later, in the time zone of their site.
   * @param query.untilDay Only orders of this day or earlier, in the time zone of their site.
   * @param query.daysOf How an order belongs to the days: it was placed then, or some of it was refunded then.
   * @param query.currency Only orders in this currency. Needs `fromDay` and `untilDay`.
   * @param query.country Only orders sent to this country, or billed there when nothing is sent; an empty one finds those without an address. Needs `fromDay` and `untilDay`.
   * @param query.state Only orders sent to this state, or billed there when nothing is sent; an empty one finds those without a state. Needs `fromDay` and `untilDay`.
   * @param query.promotion Only orders that used this promo code. Needs `fromDay` and `untilDay`.
   * @param query.product Only orders with the product of this id. Needs `fromDay` and `untilDay`.
   * @param query.sort The order of the list: by when orders were placed, or by the number of their total, whatever its currency. Without one the newest come first. A cursor is of one order of the list.
   * @param query.format How rows are written.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.orders.export({ status: "paid" });
   * @see https://velours.example/docs/operations/exportOrders.html
   */
  export(query?: ExportOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportOrdersData, client.ExportOrdersError>>;

  /**
   * Give money back.
   *
   * Gives back what was paid for lines, or all that is left. The server computes the amounts from what was paid, and gives them back to what they were paid with: first the card or service, then the gift card, then the cash back; a product added after the purchase to its own payment. Cash back that the order earned is taken back. Units that have not left are in stock again, and of each line they are refunded first, unless the refund names a return: then its units are those of the return, once it was received, and refunds of one return never exceed it. Never more than was paid is given back, whatever is asked and however often. `MerchantOrder.refundRevision` is the revision for If-Match: send it, or two people who refund the same unit of a line at once both do. `unpaid: true` takes back what a failed payment did not bring, with a credit note and no money. Where the settings of the site say so, it waits for another person instead: consentRequired.
   *
   * `POST /merchant/orders/{number}/refunds`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnNotReceived, returnRefunded, changedMeanwhile, consentRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.refund("V-100023", {
   *   lines: [{ line: 1, quantity: 1 }],
   *   reason: "Arrived damaged",
   * });
   * @see https://velours.example/docs/operations/refundOrder.html
   */
  refund(number: string, body: types.RefundInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.RefundOrderData, client.RefundOrderError>>;

  /**
   * Note that goods have left.
   *
   * Notes a parcel with its carrier and tracking number, and tells the buyer by email. Without lines it holds all that has not left yet. An order of which a payment failed is shipped with `unpaid: true` only. The same key with the same body notes it once.
   *
   * `POST /merchant/orders/{number}/shipments`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body A parcel that leaves.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderUnpaid, lineQuantityExceeded, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orders.ship("V-100023", {
   *   carrier: "USPS",
   *   tracking: "9400111899223100001234",
   * });
   * @see https://velours.example/docs/operations/shipOrder.html
   */
  ship(number: string, body: types.ShipmentInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ShipOrderData, client.ShipOrderError>>;
}

/** `orderTroubles` by the names of their calls: the operation, and what is passed in order. */
export const orderTroubles = {
  close: "closeOrderTrouble number body",
} as const;

export interface OrderTroublesCalls {
  /**
   * Say that an order's trouble is dealt with.
   *
   * Takes an order off the list `isInTrouble=true`, with a reason that its events keep. It moves no money. What happens afterwards, such as another failed refund or the next word of a dispute, lists the order again. The revision of its `trouble` is the one for If-Match: send it, or what came up since you read it is closed unseen.
   *
   * `POST /merchant/orders/{number}/trouble/closure`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body How the trouble of an order's money was dealt with.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, orderNotInTrouble, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.orderTroubles.close("V-100023", {
   *   reason: "Sent the refund by bank transfer.",
   * });
   * @see https://velours.example/docs/operations/closeOrderTrouble.html
   */
  close(number: string, body: types.TroubleClosureInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CloseOrderTroubleData, client.CloseOrderTroubleError>>;
}

/** The query of `listPackingOrders`. */
export type ListPackingOrdersQuery = NonNullable<types.operations["listPackingOrders"]["parameters"]["query"]>;
/** `packingOrders` by the names of their calls: the operation, and what is passed in order. */
export const packingOrders = {
  get: "getPackingOrder number",
  list: "listPackingOrders query",
  ship: "shipPackingOrder number body",
} as const;

export interface PackingOrdersCalls {
  /**
   * Get what to pack of an order.
   *
   * Returns the goods of an order that leave in parcels, and where they go while there is something to pack.
   *
   * `GET /merchant/packing-orders/{number}`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.packingOrders.get("V-100023");
   * @see https://velours.example/docs/operations/getPackingOrder.html
   */
  get(number: string, options?: RequestOptions): Promise<RequestResult<client.GetPackingOrderData, client.GetPackingOrderError>>;

  /**
   * List orders to pack.
   *
   * Lists paid orders of the sites that the caller works for with units that have neither left nor been refunded, the oldest first. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/packing-orders`
   *
   * @param query.site Only orders of this site.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.packingOrders.list({ site: "boutique" });
   * @see https://velours.example/docs/operations/listPackingOrders.html
   */
  list(query?: ListPackingOrdersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListPackingOrdersData, client.ListPackingOrdersError>>;

  /**
   * Note a packed parcel.
   *
   * Does what `shipOrder` does, for somebody who packs: notes a parcel, tells the buyer by email, and answers without money. An order of which a payment failed is refused. The same key with the same body notes it once.
   *
   * `POST /merchant/packing-orders/{number}/shipments`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body A parcel that leaves, of an order that is to be packed.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, orderUnpaid, lineQuantityExceeded, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.packingOrders.ship("V-100023", {
   *   carrier: "USPS",
   *   tracking: "9400111899223100001234",
   * });
   * @see https://velours.example/docs/operations/shipPackingOrder.html
   */
  ship(number: string, body: types.PackedParcelInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ShipPackingOrderData, client.ShipPackingOrderError>>;
}

/** `prices` by the names of their calls: the operation, and what is passed in order. */
export const prices = {
  change: "changePrices body",
} as const;

export interface PricesCalls {
  /**
   * Change prices.
   *
   * Sets prices of variants, together or not at all. With `dry` it answers what would change and writes nothing; the same prices with the `plan` of that answer are then applied, or refused when one of them moved meanwhile. It needs a caller who works for all sites.
   *
   * `POST /merchant/prices`
   *
   * @param body Prices to set, together or not at all.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, priceBelowMinimum, priceMissing, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.prices.change({
   *   dry: true,
   *   prices: [
   *     {
   *       variantId: 200001,
   *       currency: "USD",
   *       price: "44.00",
   *       compareAt: "48.00",
   *     },
   *   ],
   * });
   * @see https://velours.example/docs/operations/changePrices.html
   */
  change(body: types.PriceChangesInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangePricesData, client.ChangePricesError>>;
}

/** The query of `listProposals`. */
export type ListProposalsQuery = NonNullable<types.operations["listProposals"]["parameters"]["query"]>;
/** `proposals` by the names of their calls: the operation, and what is passed in order. */
export const proposals = {
  approve: "approveProposal id",
  list: "listProposals query",
  reject: "rejectProposal id body",
} as const;

export interface ProposalsCalls {
  /**
   * Consent to a proposal.
   *
   * Does what was proposed, once, with the request as it was sent. The caller needs the scope of its operation, and is another person than the one who proposed it: not the same member, nor a key that they made. When it would do something else by now, changedMeanwhile says what, or the operation refuses as it does for any request; nothing is done then, and the proposal waits on until it is rejected or expires.
   *
   * `POST /merchant/proposals/{id}/approve`
   *
   * @param id Number of the proposal.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, anotherPersonRequired, proposalClosed, changedMeanwhile, orderCancelled, orderShipped, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnRefunded, promotionBad, importBad, notInvertible, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.proposals.approve(12);
   * @see https://velours.example/docs/operations/approveProposal.html
   */
  approve(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.ApproveProposalData, client.ApproveProposalError>>;

  /**
   * List what waits for consent.
   *
   * Lists acts that wait for another person's consent, or did, the newest first: those of the sites that the caller works for whose operation the caller may use. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/proposals`
   *
   * @param query.state Only proposals in this state.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.proposals.list({ state: "waiting" });
   * @see https://velours.example/docs/operations/listProposals.html
   */
  list(query?: ListProposalsQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListProposalsData, client.ListProposalsError>>;

  /**
   * Reject a proposal.
   *
   * Ends a proposal without doing it. The caller needs the scope of its operation, and may be the one who proposed it.
   *
   * `POST /merchant/proposals/{id}/reject`
   *
   * @param id Number of the proposal.
   * @param body Why a proposal is rejected.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, proposalClosed, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.proposals.reject(12, {
   *   reason: "The parcel came back empty",
   * });
   * @see https://velours.example/docs/operations/rejectProposal.html
   */
  reject(id: number, body: types.ProposalRejectionInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.RejectProposalData, client.RejectProposalError>>;
}

/** `refunds` by the names of their calls: the operation, and what is passed in order. */
export const refunds = {
  preview: "previewRefund number body",
} as const;

export interface RefundsCalls {
  /**
   * See what a refund would give back.
   *
   * Answers what `refundOrder` with the same body would do now: by means of payment, cash back that is taken back, goods that are in stock again. Nothing is changed.
   *
   * `POST /merchant/orders/{number}/refunds/preview`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param body What to give back. Amounts are the server's own.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, orderCancelled, nothingToRefund, orderUnpaid, lineQuantityExceeded, giftCardSpent, returnNotReceived, returnRefunded, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.refunds.preview("V-100023", {
   *   lines: [{ line: 1, quantity: 1 }],
   * });
   * @see https://velours.example/docs/operations/previewRefund.html
   */
  preview(number: string, body: types.RefundInput, options?: RequestOptions): Promise<RequestResult<client.PreviewRefundData, client.PreviewRefundError>>;
}

/** The query of `exportReport`. */
export type ExportReportQuery = NonNullable<types.operations["exportReport"]["parameters"]["query"]>;
/** The query of `readReport`. */
export type ReadReportQuery = NonNullable<types.operations["readReport"]["parameters"]["query"]>;
/** `reports` by the names of their calls: the operation, and what is passed in order. */
export const reports = {
  export: "exportReport name query",
  read: "readReport name query",
} as const;

export interface ReportsCalls {
  /**
   * Get a report as CSV.
   *
   * Returns the rows of `readReport` as CSV: UTF-8, commas, a line with the names of the columns first. Amounts are plain decimals with a dot. A text that a spreadsheet could take for a formula begins with an apostrophe.
   *
   * `GET /merchant/reports/{name}/csv`
   *
   * @param name The report.
   * @param query.from First day, in the time zone of each site.
   * @param query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param query.by What a row stands for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.reports.export("sales", {
   *   from: "2026-11-01",
   *   until: "2026-11-30",
   * });
   * @see https://velours.example/docs/operations/exportReport.html
   */
  export(name: types.operations["exportReport"]["parameters"]["path"]["name"], query: ExportReportQuery, options?: RequestOptions): Promise<RequestResult<client.ExportReportData, client.ExportReportError>>;

  /**
   * Read a report.
   *
   * Sums up orders and refunds of a period, in each currency by itself. An order counts on the day it was placed, a refund on the day it was decided and a payment that failed on the day it did, in the time zone of the site. The rows of a report add up to the orders, refunds and balances they are made of, to the cent.
   *
   * `GET /merchant/reports/{name}`
   *
   * @param name The report.
   * @param query.from First day, in the time zone of each site.
   * @param query.until Last day, in the time zone of each site; at most 731 days after the first.
   * @param query.by What a row stands for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.reports.read("sales", {
   *   from: "2026-11-01",
   *   until: "2026-11-30",
   * });
   * @see https://velours.example/docs/operations/readReport.html
   */
  read(name: types.operations["readReport"]["parameters"]["path"]["name"], query: ReadReportQuery, options?: RequestOptions): Promise<RequestResult<client.ReadReportData, client.ReadReportError>>;
}

/** `returns` by the names of their calls: the operation, and what is passed in order. */
export const returns = {
  answer: "answerReturn number id body",
} as const;

export interface ReturnsCalls {
  /**
   * Answer a return.
   *
   * Records the answer to a return and tells the buyer by email, in the order's language. A declined return can be approved or received after all; one that was received or refunded is at its end. The return's `revision` is the one for If-Match: send it, or of two people who answer at once the later one decides without having seen the other's answer.
   *
   * `POST /merchant/orders/{number}/returns/{id}`
   *
   * @param number Number of the order, such as V-100023, with or without its prefix.
   * @param id Id of the return, as in the order's returns.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body The shop's answer to a return. The buyer is told by email.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, returnAnswered, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.returns.answer("V-100023", "c2d3e4f5-1111-4222-8333-444455556666", {
   *   answer: "approved",
   *   note: "Please send it to 4 Mill Lane, Bath BA1 1AA.",
   * });
   * @see https://velours.example/docs/operations/answerReturn.html
   */
  answer(number: string, id: string, body: types.ReturnAnswerInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.AnswerReturnData, client.AnswerReturnError>>;
}

/** `reviewRequests` by the names of their calls: the operation, and what is passed in order. */
export const reviewRequests = {
  change: "changeReviewRequests id body",
} as const;

export interface ReviewRequestsCalls {
  /**
   * Stop or allow emails that ask a customer for reviews.
   *
   * Notes that the customer's address wants no email that asks for a review, or takes that back. It counts on all sites, for members and guests, and for emails that are queued.
   *
   * `PUT /merchant/customers/{id}/review-requests`
   *
   * @param id Number of a member, or the number of any order with its prefix: then its buyer is meant, who can be a guest.
   * @param body Whether a customer may be asked for reviews.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.reviewRequests.change("1007", {
   *   reviewRequests: false,
   * });
   * @see https://velours.example/docs/operations/changeReviewRequests.html
   */
  change(id: string, body: types.ReviewRequestsInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangeReviewRequestsData, client.ChangeReviewRequestsError>>;
}

/** `reviews` by the names of their calls: the operation, and what is passed in order. */
export const reviews = {
  moderate: "moderateReview id body",
} as const;

export interface ReviewsCalls {
  /**
   * Publish, reject or answer a review.
   *
   * Sets the state of a buyer's review, and the shop's answer to it. A published review is shown with its product and counts in its rating; one that is rejected afterwards is taken back from both. The buyer's words never change.
   *
   * `PUT /merchant/reviews/{id}`
   *
   * @param id Number of the review.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body What becomes of a review.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, reviewReasonMissing, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.reviews.moderate(4503599627370497, {
   *   state: "published",
   *   answer: "Thank you. A softer strap is on its way to the shop.",
   * });
   * @see https://velours.example/docs/operations/moderateReview.html
   */
  moderate(id: number, body: types.ModerationInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ModerateReviewData, client.ModerateReviewError>>;
}

/** `shippingRates` by the names of their calls: the operation, and what is passed in order. */
export const shippingRates = {
  get: "getShippingRates",
  save: "saveShippingRates body",
} as const;

export interface ShippingRatesCalls {
  /**
   * Get all shipping rates.
   *
   * Returns the shipping rates of every country and currency as imports have them. What a shopper is offered is the answer of `listShippingOptions`.
   *
   * `GET /merchant/shipping-rates`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.shippingRates.get();
   * @see https://velours.example/docs/operations/getShippingRates.html
   */
  get(options?: RequestOptions): Promise<RequestResult<client.GetShippingRatesData, client.GetShippingRatesError>>;

  /**
   * Save all shipping rates.
   *
   * Puts rates in the place of all that there are: send all of them, as `getShippingRates` has them. They are checked as an import checks them, and count for every cart at once: a checkout that has another price is refused with `shippingDoesNotMatch` or `invoiceDoesNotMatch`, and placed orders keep theirs. They are of all sites, so callers of some sites alone are refused.
   *
   * `PUT /merchant/shipping-rates`
   *
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body All shipping rates as they become.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, ratesBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.shippingRates.save({
   *   rates: [
   *     {
   *       identifier: "us-standard",
   *       service: "usps",
   *       type: "standard",
   *       label: "Standard",
   *       label_fr: "Standard",
   *       countries: ["US"],
   *       currency: "USD",
   *       amount: 7,
   *       range: { min: 0, max: null },
   *       estimate: {
   *         type: "relative",
   *         unit: "days",
   *         value: [3, 6],
   *       },
   *     },
   *   ],
   * });
   * @see https://velours.example/docs/operations/saveShippingRates.html
   */
  save(body: types.ShippingRatesInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveShippingRatesData, client.SaveShippingRatesError>>;
}

/** `shops` by the names of their calls: the operation, and what is passed in order. */
export const shops = {
  export: "exportShop",
} as const;

export interface ShopsCalls {
  /**
   * Export the shop.
   *
   * Returns what imports write as one JSON document in the form that `previewImport` takes, a row a line: what went in comes out, without gift cards, whose codes are money. An import of it leaves the shop's cards as they are. Orders, members and how often a promotion was used are in a backup only. The call is in the log.
   *
   * `GET /merchant/shop`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.shops.export();
   * @see https://velours.example/docs/operations/exportShop.html
   */
  export(options?: RequestOptions): Promise<RequestResult<client.ExportShopData, client.ExportShopError>>;
}

/** `staffAuthenticators` by the names of their calls: the operation, and what is passed in order. */
export const staffAuthenticators = {
  reset: "resetStaffAuthenticator id",
} as const;

export interface StaffAuthenticatorsCalls {
  /**
   * Remove the lost authenticator of somebody of the staff.
   *
   * Removes the authenticator of a member of staff and ends their sessions: their next sign-in, with the password, sets up another. They get an email about it in the language of the request. First verify that the request comes from them, since the password alone lets them in until then. Nobody resets their own, nor does a key that they made.
   *
   * `DELETE /merchant/staff/{id}/authenticator`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, anotherPersonRequired, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffAuthenticators.reset(1007);
   * @see https://velours.example/docs/operations/resetStaffAuthenticator.html
   */
  reset(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.ResetStaffAuthenticatorData, client.ResetStaffAuthenticatorError>>;
}

/** `staffs` by the names of their calls: the operation, and what is passed in order. */
export const staffs = {
  change: "changeStaff id body",
  invite: "inviteStaff body",
  list: "listStaff",
  remove: "removeStaff id",
} as const;

export interface StaffsCalls {
  /**
   * Change what somebody may do.
   *
   * Changes the role and the sites of a member of staff, from their next request on. The keys that they made do no more than the new role.
   *
   * `PUT /merchant/staff/{id}`
   *
   * @param id Id of the member of staff.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body The role of a member of staff, and the sites they work for.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.change(1007, {
   *   role: "desk",
   *   sites: ["boutique"],
   * });
   * @see https://velours.example/docs/operations/changeStaff.html
   */
  change(id: number, body: types.StaffInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangeStaffData, client.ChangeStaffError>>;

  /**
   * Invite somebody to work for the shop.
   *
   * Gives the owner of an address a role, and sends them an email: with a link to choose a password, unless they sign in with an authenticator already. The password of a member without one works no more, and all their sessions end. They set up an authenticator at their first sign-in. Nobody gives a role that may do more than they may themselves, or for other sites. A member of the shop gets one from somebody who works for all sites, because it concerns their account on each of them.
   *
   * `POST /merchant/staff`
   *
   * @param body A person who is to work for the shop.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, staffExists, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.invite({
   *   email: "ada@example.com",
   *   role: "desk",
   * });
   * @see https://velours.example/docs/operations/inviteStaff.html
   */
  invite(body: types.StaffInvitation, options?: IdempotentRequestOptions): Promise<RequestResult<client.InviteStaffData, client.InviteStaffError>>;

  /**
   * List who works for the shop.
   *
   * Lists the members of staff, the one invited first first. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/staff`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.staffs.list();
   * @see https://velours.example/docs/operations/listStaff.html
   */
  list(options?: RequestOptions): Promise<RequestResult<client.ListStaffData, client.ListStaffError>>;

  /**
   * Let somebody go.
   *
   * Takes the role of a member of staff away, ends their sessions and revokes the keys that they made; they stay a member.
   *
   * `DELETE /merchant/staff/{id}`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, lastOwner, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffs.remove(1007);
   * @see https://velours.example/docs/operations/removeStaff.html
   */
  remove(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.RemoveStaffData, client.RemoveStaffError>>;
}

/** `staffSessions` by the names of their calls: the operation, and what is passed in order. */
export const staffSessions = {
  close: "closeStaffSessions id",
  end: "endStaffSession id session",
  list: "listStaffSessions id",
} as const;

export interface StaffSessionsCalls {
  /**
   * Sign somebody of the staff out.
   *
   * Ends every session of a member of staff, for a telephone that was lost. Signing in again takes password and authenticator.
   *
   * `DELETE /merchant/staff/{id}/sessions`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffSessions.close(1007);
   * @see https://velours.example/docs/operations/closeStaffSessions.html
   */
  close(id: number, options?: IdempotentRequestOptions): Promise<RequestResult<client.CloseStaffSessionsData, client.CloseStaffSessionsError>>;

  /**
   * Sign somebody of the staff out of one browser.
   *
   * Ends one session of a member of staff; `closeStaffSessions` ends all of them. A session that has already ended does not exist.
   *
   * `DELETE /merchant/staff/{id}/sessions/{session}`
   *
   * @param id Id of the member of staff.
   * @param session Id of the session, which cannot be used to sign in.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.staffSessions.end(1007, "9a1f5f0e-2f8e-4d43-8a2c-6c3c1a7a1b02");
   * @see https://velours.example/docs/operations/endStaffSession.html
   */
  end(id: number, session: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.EndStaffSessionData, client.EndStaffSessionError>>;

  /**
   * List where somebody of the staff is signed in.
   *
   * A member of staff's sessions that have not ended, the most recently used first. A session's id cannot be used to sign in. Members of staff list their own with `listSessions`, whatever their role.
   *
   * `GET /merchant/staff/{id}/sessions`
   *
   * @param id Id of the member of staff.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.staffSessions.list(1007);
   * @see https://velours.example/docs/operations/listStaffSessions.html
   */
  list(id: number, options?: RequestOptions): Promise<RequestResult<client.ListStaffSessionsData, client.ListStaffSessionsError>>;
}

/** The query of `listStockEntries`. */
export type ListStockEntriesQuery = NonNullable<types.operations["listStockEntries"]["parameters"]["query"]>;
/** `stockEntries` by the names of their calls: the operation, and what is passed in order. */
export const stockEntries = {
  list: "listStockEntries query",
} as const;

export interface StockEntriesCalls {
  /**
   * List the changes of a count of stock.
   *
   * Lists all that changed the count of a variant in a region, the newest first: sales, returns, imports and moves with their reason. The sum of all is the count. Who moved it stands in the audit log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/stock/entries`
   *
   * @param query.variantId The variant.
   * @param query.region Its fulfilment region.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stockEntries.list({
   *   variantId: 200001,
   *   region: "US",
   * });
   * @see https://velours.example/docs/operations/listStockEntries.html
   */
  list(query: ListStockEntriesQuery, options?: RequestOptions): Promise<RequestResult<client.ListStockEntriesData, client.ListStockEntriesError>>;
}

/** The query of `listStockNotices`. */
export type ListStockNoticesQuery = NonNullable<types.operations["listStockNotices"]["parameters"]["query"]>;
/** `stockNotices` by the names of their calls: the operation, and what is passed in order. */
export const stockNotices = {
  list: "listStockNotices query",
} as const;

export interface StockNoticesCalls {
  /**
   * List what people wait for.
   *
   * Lists variants that people want to hear of when they are back, by the variant's id, with how many they are. No address is answered.
   *
   * `GET /merchant/stock/notices`
   *
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stockNotices.list();
   * @see https://velours.example/docs/operations/listStockNotices.html
   */
  list(query?: ListStockNoticesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListStockNoticesData, client.ListStockNoticesError>>;
}

/** The query of `exportStock`. */
export type ExportStockQuery = NonNullable<types.operations["exportStock"]["parameters"]["query"]>;
/** The query of `listStock`. */
export type ListStockQuery = NonNullable<types.operations["listStock"]["parameters"]["query"]>;
/** `stocks` by the names of their calls: the operation, and what is passed in order. */
export const stocks = {
  export: "exportStock query",
  list: "listStock query",
  move: "moveStock body",
} as const;

export interface StocksCalls {
  /**
   * Export stock.
   *
   * Returns what `listStock` lists as CSV, in columns named like the fields of `StockItem`. The rows come while they are read.
   *
   * `GET /merchant/stock/export`
   *
   * @param query.q Only variants with this id or SKU, or of products with this id or these words in their title.
   * @param query.level Only stock with this level.
   * @param query.region Only this fulfilment region.
   * @param query.isRunningOut Only what is gone within 14 days (`daysLeft`), the soonest first; what is gone already is not in it.
   * @param query.sort The order of the list: by the variant's id, by SKU, or by units left, of which uncounted ones are more than any number. Without one it is `variant-ascending`, and the soonest gone first with `isRunningOut`. A cursor is of one order of the list.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stocks.export({ q: "halo" });
   * @see https://velours.example/docs/operations/exportStock.html
   */
  export(query?: ExportStockQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ExportStockData, client.ExportStockError>>;

  /**
   * List stock.
   *
   * Lists the stock of variants by region, by the variant's id, with how long it lasts. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/stock`
   *
   * @param query.q Only variants with this id or SKU, or of products with this id or these words in their title.
   * @param query.level Only stock with this level.
   * @param query.region Only this fulfilment region.
   * @param query.isRunningOut Only what is gone within 14 days (`daysLeft`), the soonest first; what is gone already is not in it.
   * @param query.sort The order of the list: by the variant's id, by SKU, or by units left, of which uncounted ones are more than any number. Without one it is `variant-ascending`, and the soonest gone first with `isRunningOut`. A cursor is of one order of the list.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.stocks.list({ q: "halo" });
   * @see https://velours.example/docs/operations/listStock.html
   */
  list(query?: ListStockQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListStockData, client.ListStockError>>;

  /**
   * Change a count of stock.
   *
   * Adds units to a count or takes them from it, or sets it to what was counted. What is sold between reading and counting is never sold again: `seen` says what was read, and `stockChanged` refuses a count of something else. Each change is in the ledger of stock with its reason, and in the audit log. It needs a caller who works for all sites.
   *
   * `POST /merchant/stock`
   *
   * @param body A change of a count, either by `delta` or to `counted`.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, variantUnknown, stockChanged, stockNegative, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.stocks.move({
   *   variantId: 200001,
   *   region: "US",
   *   delta: 20,
   *   reason: "received",
   * });
   * @see https://velours.example/docs/operations/moveStock.html
   */
  move(body: types.StockMoveInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.MoveStockData, client.MoveStockError>>;
}

/** The query of `listSubscribers`. */
export type ListSubscribersQuery = NonNullable<types.operations["listSubscribers"]["parameters"]["query"]>;
/** `subscribers` by the names of their calls: the operation, and what is passed in order. */
export const subscribers = {
  export: "exportSubscribers",
  list: "listSubscribers query",
} as const;

export interface SubscribersCalls {
  /**
   * Export subscribers of newsletters.
   *
   * Returns what `listSubscribers` lists as CSV, in columns named like the fields of `Subscriber`. The call is in the log.
   *
   * `GET /merchant/subscribers/export`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.subscribers.export();
   * @see https://velours.example/docs/operations/exportSubscribers.html
   */
  export(options?: RequestOptions): Promise<RequestResult<client.ExportSubscribersData, client.ExportSubscribersError>>;

  /**
   * List subscribers of newsletters.
   *
   * Lists the addresses on the newsletters of the sites that the caller works for, the newest first, with where and when consent was given. The newsletter service knows who took it back there. Every call is in the log. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/subscribers`
   *
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.subscribers.list();
   * @see https://velours.example/docs/operations/listSubscribers.html
   */
  list(query?: ListSubscribersQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListSubscribersData, client.ListSubscribersError>>;
}

/** `taxRates` by the names of their calls: the operation, and what is passed in order. */
export const taxRates = {
  get: "getTaxRates",
  save: "saveTaxRates body",
} as const;

export interface TaxRatesCalls {
  /**
   * Get the table of tax rates.
   *
   * Returns the tax rates of every country and state as imports have them, and who calculates the taxes of orders: where that is a tax service, the table is not read.
   *
   * `GET /merchant/tax-rates`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.taxRates.get();
   * @see https://velours.example/docs/operations/getTaxRates.html
   */
  get(options?: RequestOptions): Promise<RequestResult<client.GetTaxRatesData, client.GetTaxRatesError>>;

  /**
   * Save the table of tax rates.
   *
   * Puts rates in the place of all that there are: send all of them, as `getTaxRates` has them. They are checked as an import checks them, and count for every order at once; placed orders keep their taxes. A place without a rate is sold nothing where the table calculates taxes: a rate of 0 says that nothing is collected. The table is of all sites, so callers of some sites alone are refused.
   *
   * `PUT /merchant/tax-rates`
   *
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body All tax rates as they become.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, ratesBad, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.taxRates.save({
   *   rates: [
   *     {
   *       country: "US",
   *       state: "TX",
   *       rate: 6.25,
   *       shipping: true,
   *       included: false,
   *       name: "Sales tax",
   *     },
   *   ],
   * });
   * @see https://velours.example/docs/operations/saveTaxRates.html
   */
  save(body: types.TaxRatesInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.SaveTaxRatesData, client.SaveTaxRatesError>>;
}

/** The query of `listWebhookDeliveries`. */
export type ListWebhookDeliveriesQuery = NonNullable<types.operations["listWebhookDeliveries"]["parameters"]["query"]>;
/** `webhookDeliveries` by the names of their calls: the operation, and what is passed in order. */
export const webhookDeliveries = {
  list: "listWebhookDeliveries id query",
} as const;

export interface WebhookDeliveriesCalls {
  /**
   * List deliveries of a webhook.
   *
   * Lists what was sent to a webhook and what waits to be sent, the newest first: events that it still wants and whose scope the caller has. Read on with `cursor`: the header `x-pagination-next` names the next page's.
   *
   * `GET /merchant/webhooks/{id}/deliveries`
   *
   * @param id Id of the webhook.
   * @param query.state Only deliveries in this state.
   * @param query.cursor Where the page begins: `x-pagination-next` of the page before it. Nothing is missed or repeated when entries are added meanwhile.
   * @param query.limit Entries on a page.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.webhookDeliveries.list("7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50");
   * @see https://velours.example/docs/operations/listWebhookDeliveries.html
   */
  list(id: string, query?: ListWebhookDeliveriesQuery | undefined, options?: RequestOptions): Promise<RequestResult<client.ListWebhookDeliveriesData, client.ListWebhookDeliveriesError>>;
}

/** `webhookDeliveryAgains` by the names of their calls: the operation, and what is passed in order. */
export const webhookDeliveryAgains = {
  send: "sendWebhookDeliveryAgain id delivery",
} as const;

export interface WebhookDeliveryAgainsCalls {
  /**
   * Send an event again.
   *
   * Sends an event to its webhook again at once, with its former id: one that failed, that waits for its next attempt, or that was delivered. It may be repeated. Of a webhook that is off, nothing is sent and the delivery stays as it is. An event that the webhook no longer wants, or whose scope the caller lacks, is not found.
   *
   * `POST /merchant/webhooks/{id}/deliveries/{delivery}/attempts`
   *
   * @param id Id of the webhook.
   * @param delivery Id of the delivery.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.webhookDeliveryAgains.send("7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50", "c0a1b2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d");
   * @see https://velours.example/docs/operations/sendWebhookDeliveryAgain.html
   */
  send(id: string, delivery: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.SendWebhookDeliveryAgainData, client.SendWebhookDeliveryAgainError>>;
}

/** `webhooks` by the names of their calls: the operation, and what is passed in order. */
export const webhooks = {
  change: "changeWebhook id body",
  create: "createWebhook body",
  list: "listWebhooks",
  remove: "removeWebhook id",
} as const;

export interface WebhooksCalls {
  /**
   * Change a webhook.
   *
   * Changes where events are sent, and which. With `newSecret` it answers a new secret once; for a day events are signed with the former one as well, so that the receiver can take the new one in between. A request that is repeated with its key answers the webhook without the secret. Another address, a new secret and more sites need the scopes of all its kinds.
   *
   * `PUT /merchant/webhooks/{id}`
   *
   * @param id Id of the webhook.
   * @param If-Match The revision that you read. When somebody changed it since, nothing is done and changedMeanwhile says what is there now. `none` stands for what is not there yet; another revision of what is gone is resourceDoesNotExist. Without it the last one wins.
   * @param body Changes of a webhook. Fields that are left out stay.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, changedMeanwhile, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.webhooks.change("7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50", { newSecret: true });
   * @see https://velours.example/docs/operations/changeWebhook.html
   */
  change(id: string, body: types.WebhookChangeInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.ChangeWebhookData, client.ChangeWebhookError>>;

  /**
   * Make a webhook.
   *
   * Sends events to an address from now on, and answers the secret that they are signed with once. Each kind needs the scope that reads what it is about: orders:read, stock:read or import:read; merchantScopeMissing names the one that the caller lacks. Stock and imports are of all sites, so a webhook for some sites cannot have them. A request that is repeated with its key answers the webhook without the secret: make a new one with changeWebhook.
   *
   * `POST /merchant/webhooks`
   *
   * @param body An address to send events to.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.webhooks.create({
   *   url: "https://erp.example.com/velours",
   *   events: ["order.placed", "order.shipped"],
   * });
   * @see https://velours.example/docs/operations/createWebhook.html
   */
  create(body: types.WebhookInput, options?: IdempotentRequestOptions): Promise<RequestResult<client.CreateWebhookData, client.CreateWebhookError>>;

  /**
   * List webhooks.
   *
   * Lists addresses that the shop sends events to, the oldest first. A caller of some sites sees those of these sites alone.
   *
   * `GET /merchant/webhooks`
   *
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable.
   * @example
   * const { data, error } = await shop.webhooks.list();
   * @see https://velours.example/docs/operations/listWebhooks.html
   */
  list(options?: RequestOptions): Promise<RequestResult<client.ListWebhooksData, client.ListWebhooksError>>;

  /**
   * Remove a webhook.
   *
   * Sends nothing to the address any more, and forgets its deliveries.
   *
   * `DELETE /merchant/webhooks/{id}`
   *
   * @param id Id of the webhook.
   * @returns `data`, or an `error` with one of these references: merchantKeyInvalid, merchantScopeMissing, resourceDoesNotExist, idempotencyKeyReused, idempotencyKeyInProgress, validationError, clientTokenInvalid, rateLimited, internalError, serviceUnavailable, crossSiteRequest.
   * @example
   * const { data, error } = await shop.webhooks.remove("7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50");
   * @see https://velours.example/docs/operations/removeWebhook.html
   */
  remove(id: string, options?: IdempotentRequestOptions): Promise<RequestResult<client.RemoveWebhookData, client.RemoveWebhookError>>;
}

/** Every group by name. */
export const groups = { auditEntries, campaignEntries, customers, customerSessions, deadJobs, drafts, entries, foundCustomers, giftCardEntries, giftCards, imports, jobs, liabilityEntries, merchantAccesses, merchantCollections, merchantCreditNotes, merchantGiftCards, merchantInvoices, merchantKeys, merchantOrders, merchantPages, merchantPictures, merchantProducts, merchantPromotions, merchantReviews, merchantSites, orderContacts, orderEmails, orderEvents, orderNotes, orders, orderTroubles, packingOrders, prices, proposals, refunds, reports, returns, reviewRequests, reviews, shippingRates, shops, staffAuthenticators, staffs, staffSessions, stockEntries, stockNotices, stocks, subscribers, taxRates, webhookDeliveries, webhookDeliveryAgains, webhooks };

/** The calls of every group. */
export interface Groups {
  readonly auditEntries: AuditEntriesCalls;
  readonly campaignEntries: CampaignEntriesCalls;
  readonly customers: CustomersCalls;
  readonly customerSessions: CustomerSessionsCalls;
  readonly deadJobs: DeadJobsCalls;
  readonly drafts: DraftsCalls;
  readonly entries: EntriesCalls;
  readonly foundCustomers: FoundCustomersCalls;
  readonly giftCardEntries: GiftCardEntriesCalls;
  readonly giftCards: GiftCardsCalls;
  readonly imports: ImportsCalls;
  readonly jobs: JobsCalls;
  readonly liabilityEntries: LiabilityEntriesCalls;
  readonly merchantAccesses: MerchantAccessesCalls;
  readonly merchantCollections: MerchantCollectionsCalls;
  readonly merchantCreditNotes: MerchantCreditNotesCalls;
  readonly merchantGiftCards: MerchantGiftCardsCalls;
  readonly merchantInvoices: MerchantInvoicesCalls;
  readonly merchantKeys: MerchantKeysCalls;
  readonly merchantOrders: MerchantOrdersCalls;
  readonly merchantPages: MerchantPagesCalls;
  readonly merchantPictures: MerchantPicturesCalls;
  readonly merchantProducts: MerchantProductsCalls;
  readonly merchantPromotions: MerchantPromotionsCalls;
  readonly merchantReviews: MerchantReviewsCalls;
  readonly merchantSites: MerchantSitesCalls;
  readonly orderContacts: OrderContactsCalls;
  readonly orderEmails: OrderEmailsCalls;
  readonly orderEvents: OrderEventsCalls;
  readonly orderNotes: OrderNotesCalls;
  readonly orders: OrdersCalls;
  readonly orderTroubles: OrderTroublesCalls;
  readonly packingOrders: PackingOrdersCalls;
  readonly prices: PricesCalls;
  readonly proposals: ProposalsCalls;
  readonly refunds: RefundsCalls;
  readonly reports: ReportsCalls;
  readonly returns: ReturnsCalls;
  readonly reviewRequests: ReviewRequestsCalls;
  readonly reviews: ReviewsCalls;
  readonly shippingRates: ShippingRatesCalls;
  readonly shops: ShopsCalls;
  readonly staffAuthenticators: StaffAuthenticatorsCalls;
  readonly staffs: StaffsCalls;
  readonly staffSessions: StaffSessionsCalls;
  readonly stockEntries: StockEntriesCalls;
  readonly stockNotices: StockNoticesCalls;
  readonly stocks: StocksCalls;
  readonly subscribers: SubscribersCalls;
  readonly taxRates: TaxRatesCalls;
  readonly webhookDeliveries: WebhookDeliveriesCalls;
  readonly webhookDeliveryAgains: WebhookDeliveryAgainsCalls;
  readonly webhooks: WebhooksCalls;
}
