/** `burst` at once; after that one more each `seconds / burst`. */
export interface Limit {
  burst: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What is limited, by the caller's address or by whom it is about. One list, so that it can be weighed as a whole. An email
 * address is anybody's to type: what names one counts for each caller apart (`from`), or only chooses another way in, so
 * that nobody uses up what is somebody else's.
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
  /** Wrong looks at mailed codes, after the right password: then a code proves nothing that day. */
  codeLooks: { burst: 25, seconds: day },
  registerIp: { burst: 20, seconds: hour },
  registerEmail: { burst: 3, seconds: hour },
  /** Letters to an address that has an account already; after these the answer is the same and none is sent. */
  joinEmails: { burst: 3, seconds: hour },
  recoverIp: { burst: 20, seconds: hour },
  recoverEmail: { burst: 3, seconds: hour },
  /** Letters with a link to a new password: each link holds for an hour, so the owner always has one. */
  recoverEmails: { burst: 3, seconds: hour },
  resetIp: { burst: 20, seconds: 15 * minute },
  /** Wrong current passwords. */
  passwordUser: { burst: 10, seconds: 15 * minute },
  /** Promo and gift-card codes that are nobody's, and each of them once. */
  guessIp: { burst: 30, seconds: 15 * minute },
  sameGuess: { burst: 1, seconds: 15 * minute },
  /** News of payment services that were forged, or heard before. */
  webhookIp: { burst: 60, seconds: 15 * minute },
  /** What anybody may write down here, or have a service asked that is paid by the call. */
  newsletterIp: { burst: 60, seconds: hour },
  campaignIp: { burst: 60, seconds: hour },
  /** Browsers that have no id yet. */
  identityIp: { burst: 300, seconds: hour },
  logIp: { burst: 200, seconds: 15 * minute },
  /** Each letter typed is one. */
  addressIp: { burst: 600, seconds: 15 * minute },
  /** Orders that nothing was paid for: each sends a letter. By caller, and by member or guest's address. */
  freeOrderIp: { burst: 20, seconds: day },
  freeOrderBuyer: { burst: 10, seconds: day },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
