/** Begins the names of what all sites of the shop share in a browser. */
export const BRAND = "velours";

/** Names of cookies and storage keys of a site. */
export const storageNames = (site: string, brand: string) => ({
  cart: `${site}_cart`,
  /** The cart of a browser without scripts, until it has some. */
  plainCart: `${site}_plain_cart`,
  /** Form fields of the checkout. */
  checkout: `${site}_checkout`,
  /** Fields of the open forms, on this tab while it changes the language. */
  forms: `${site}_forms`,
  /** Long texts that were typed and are not sent yet, on this tab: a message, reviews. */
  typed: `${site}_typed`,
  /** A purchase without an answer. */
  checkoutAttempt: `${site}_checkout_attempt`,
  /** The offer after a purchase: how it was left on this tab, and how it ended on any. */
  offer: `${site}_offer`,
  region: `${site}_region`,
  language: `${site}_language`,
  /** When the notifications feed was last seen, in epoch seconds. */
  feedSeen: `${site}_feed_seen`,
  /** The exit offer was shown. */
  exitOffer: `${site}_exit_offer`,
  newsletter: `${site}_newsletter`,
  /** The shopper's answer to analytics: granted or denied. */
  analyticsConsent: `${site}_analytics_consent`,
  /** The years the visitor confirmed to be of age. */
  ageConfirmed: `${site}_age_confirmed`,
  /** The order whose purchase the affiliate network was told of. */
  conversion: `${site}_conversion`,
  /** Recent searches, the newest first. */
  searches: `${site}_recent_searches`,
  /** Begins the names under which the outcomes of campaigns are kept. */
  outcomes: `${site}_campaign`,
  source: `${brand}_source`,
  campaign: `${brand}_campaign`,
  medium: `${brand}_medium`,
  referral: `${brand}_ambassador_referral`,
  identity: `${brand}_identity`,
  sessionRevision: `${brand}_session_revision`,
});

/** Days a choice of region or language is kept. */
export const CHOICE_COOKIE_DAYS = 365;
