/** Tries and milliseconds between them, of asking the email marketing script for an address. */
export const IDENTITY_TRIES = 10;
export const IDENTITY_INTERVAL = 1000;

/** The steps on load. */
export interface IdentityPlan {
  /** Ask the server for a uuid. */
  identify: boolean;
  /** Tell marketing who this is, now. */
  identity: string | null;
  /** Ask the marketing script for an email address, up to ten times a second apart. */
  poll: boolean;
}

/** With an identity cookie the user is known at once; without, a uuid is fetched and the script is polled. */
export const identityPlan = (cookie: string | null | undefined): IdentityPlan =>
  cookie
    ? { identify: false, identity: cookie, poll: false }
    : { identify: true, identity: null, poll: true };
