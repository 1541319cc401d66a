/** An order's email that is sent once more. */
export interface Resend {
  /** The key or member of staff who wants it. */
  actor: string;
}
