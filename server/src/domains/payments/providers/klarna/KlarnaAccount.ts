/** Where the buy-now-pay-later provider is, and the credentials of its API. */
export interface KlarnaAccount {
  username: string;
  password: string;
  /** The provider's own hosts, or the address of a fake. */
  place: "playground" | "production" | URL;
  /** Address for notifications about purchases under review; undefined requests none. */
  notificationUrl: string | undefined;
  /** Milliseconds until an answer counts as lost. */
  timeout: number;
}
