/** Where the buy-now-pay-later provider is, and the credentials of its API. */
export interface KlarnaAccount {
  username: string;
  password: string;
  /** The provider's own hosts, or the address of a stand-in. */
  place: "playground" | "production" | URL;
  /** Where it sends news about purchases it is still checking; undefined asks for none. */
  notificationUrl: string | undefined;
  /** Milliseconds until an answer counts as lost. */
  timeout: number;
}
