import { challengeError } from "./challengeError.ts";

/** States of the challenge widget (S-563). */
export type ChallengeStatus = "ready" | "processing" | "complete" | "error";

export const RETRY_INTERVAL = 8000;

/** Milliseconds until the widget resets itself after an error: only a retryable one, only with automatic retry (S-564, SA-145). */
export const resetAfter = (
  code: string,
  { automatic, interval = RETRY_INTERVAL }: { automatic: boolean; interval?: number },
): number | null => (automatic && challengeError(code).retry ? interval : null);
