/** `burst` at once; after that one more each `seconds / burst`. */
export interface Limit {
  burst: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** What is limited, by the caller's address or by whom it is about. One list, so that it can be weighed as a whole. */
export const limits = {
  /** Failed sign-ins; a good one gives its try back. */
  loginIp: { burst: 30, seconds: 15 * minute },
  loginEmail: { burst: 10, seconds: 15 * minute },
  codeIp: { burst: 20, seconds: 15 * minute },
  codeEmail: { burst: 5, seconds: 15 * minute },
  registerIp: { burst: 20, seconds: hour },
  registerEmail: { burst: 3, seconds: hour },
  recoverIp: { burst: 20, seconds: hour },
  recoverEmail: { burst: 3, seconds: hour },
  resetIp: { burst: 20, seconds: 15 * minute },
  /** Wrong current passwords. */
  passwordUser: { burst: 10, seconds: 15 * minute },
  /** Promo and gift-card codes that are nobody's, and each of them once. */
  guessIp: { burst: 30, seconds: 15 * minute },
  sameGuess: { burst: 1, seconds: 15 * minute },
  /** News of payment services that were forged, or heard before. */
  newsIp: { burst: 60, seconds: 15 * minute },
  /** What anybody may write down here, or have a service asked that is paid by the call. */
  newsletterIp: { burst: 60, seconds: hour },
  campaignIp: { burst: 60, seconds: hour },
  /** Browsers that have no id yet. */
  identityIp: { burst: 300, seconds: hour },
  logIp: { burst: 200, seconds: 15 * minute },
  /** Each letter typed is one. */
  addressIp: { burst: 600, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
