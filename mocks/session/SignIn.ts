/** A sign-in of the session's client, which is one browser. */
export interface SignIn {
  readonly id: string;
  readonly at: Date;
  readonly userAgent: string | null;
}
