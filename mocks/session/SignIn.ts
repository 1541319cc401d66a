import { randomUUID } from "node:crypto";

/** A sign-in of the session's client, which is one browser. */
export class SignIn {
  readonly id: string = randomUUID();
  readonly at: Date;
  readonly userAgent: string | null;

  constructor(at: Date, userAgent: string | null) {
    this.at = at;
    this.userAgent = userAgent;
  }
}
