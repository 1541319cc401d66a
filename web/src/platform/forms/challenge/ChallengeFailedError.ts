import { challengeError } from "@velours/sdk/rules";

/** The bot check did not say that a person is there; `code` is the widget's. */
export class ChallengeFailedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(challengeError(code).en);
    this.code = code;
  }
}
