/** `burst` at once; after that one more each `seconds / burst`. */
export interface Limit {
  burst: number;
  seconds: number;
  /** Work beyond the burst is put off, not refused: its places are taken ahead, without an end. */
  isPutOff?: true;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All limits, by the caller's address or by their subject, in one list. Anyone can type an email address, so a limit of
 * one counts each caller apart (`from`), only requires a second proof, or only leaves emails out: no caller can use up
 * another's allowance. Free orders of guests are the exception: each sends an email, so the address counts for all callers.
 */
export const limits = {
  /** Failed sign-ins; a good one gives its try back. */
  loginIp: { burst: 30, seconds: 15 * minute },
  loginEmail: { burst: 10, seconds: 15 * minute },
  /** Instead of `loginEmail`, in a browser where the member signed in before. */
  loginDevice: { burst: 10, seconds: 15 * minute },
  /** Wrong passwords for an address, from everywhere; after these only known browsers are spared the code by mail. */
  loginFailures: { burst: 100, seconds: day },
  /** Authenticator codes after the right password, but for known browsers. */
  totpUser: { burst: 10, seconds: 15 * minute },
  codeIp: { burst: 20, seconds: 15 * minute },
  codeEmail: { burst: 5, seconds: 15 * minute },
  /** Codes that confirm the address of a member. */
  emailCodes: { burst: 5, seconds: hour },
  /** Wrong codes by email, for each member, and for the address where the password is wrong: then a code proves nothing that day. */
  codeLooks: { burst: 25, seconds: day },
  registerIp: { burst: 20, seconds: hour },
  registerEmail: { burst: 3, seconds: hour },
  /** Emails to an address that already has an account; beyond these the response is the same and no email is sent. */
  joinEmails: { burst: 3, seconds: hour },
  recoverIp: { burst: 20, seconds: hour },
  recoverEmail: { burst: 3, seconds: hour },
  /**
   * Emails with a link to a new password: each link is valid for an hour, so the owner always has one. The limit starts anew
   * with a new password, because that ends every link.
   */
  recoverEmails: { burst: 3, seconds: hour },
  resetIp: { burst: 20, seconds: 15 * minute },
  /** Emails to a member about a change of how they sign in, by kind; beyond these the change is made without one. */
  changeNotices: { burst: 3, seconds: hour },
  /** Wrong current passwords. */
  passwordUser: { burst: 10, seconds: 15 * minute },
  /** Unknown promo and gift-card codes, and each of them once. */
  guessIp: { burst: 30, seconds: 15 * minute },
  sameGuess: { burst: 1, seconds: 15 * minute },
  /** Webhooks that were forged or repeated. */
  webhookIp: { burst: 60, seconds: 15 * minute },
  /** Wrong keys of merchants' programs. */
  merchantKeyIp: { burst: 20, seconds: 15 * minute },
  /** Requests under one key, or by one member of staff. */
  merchantKey: { burst: 600, seconds: minute },
  /** Calls by guests that store something, or that cost a fee at a service. */
  newsletterIp: { burst: 60, seconds: hour },
  /** Calls of the marketing service about an address, which anyone can type: the service may send an email for each. */
  newsletterCalls: { burst: 3, seconds: hour },
  stockNoticeIp: { burst: 60, seconds: hour },
  reviewIp: { burst: 60, seconds: hour },
  campaignIp: { burst: 60, seconds: hour },
  /** Messages to customer service. */
  messageIp: { burst: 20, seconds: hour },
  messageEmail: { burst: 5, seconds: hour },
  /** Receipts to an address, which anyone can type; beyond these the message is sent without one. */
  messageReceipts: { burst: 3, seconds: hour },
  /** Browsers that have no id yet. */
  identityIp: { burst: 300, seconds: hour },
  logIp: { burst: 200, seconds: 15 * minute },
  /** Each typed character is one. */
  addressIp: { burst: 600, seconds: 15 * minute },
  /** Orders without any payment: each sends an email. By caller, and by member or guest's address, from everywhere. */
  freeOrderIp: { burst: 20, seconds: day },
  freeOrderBuyer: { burst: 10, seconds: day },
  /** Orders that buyers cancel: each had goods put aside and emails sent. By caller, and by member or guest's address. */
  cancelIp: { burst: 10, seconds: day },
  cancelBuyer: { burst: 5, seconds: day },
  /** Gift cards sent to an address, with a buyer's own words; beyond these they are sent later. */
  giftCardEmails: { burst: 20, seconds: day, isPutOff: true },
  /** A merchant's emails to an address, links to prepared orders and an order's again; beyond these they are sent later. */
  deskEmails: { burst: 20, seconds: day, isPutOff: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
