import { challengeError } from "./challengeError.ts";

/** States of the challenge widget. */
export type ChallengeStatus = "ready" | "processing" | "complete" | "error";

const RETRY_INTERVAL = 8000;

/** Milliseconds until the widget resets itself after an error: only a retryable one, only with automatic retry. */
export const resetAfter = (
  code: string,
  { automatic, interval = RETRY_INTERVAL }: { automatic: boolean; interval?: number },
): number | null => (automatic && challengeError(code).retry ? interval : null);
