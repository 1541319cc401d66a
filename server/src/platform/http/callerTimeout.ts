/** The SDK's `timeout`: most callers that do not say how long they wait do so. */
const usual = 10_000;

/**
 * Milliseconds a caller waits for its answer, as `Prefer: wait=SECONDS` says (RFC 7240); the usual time at most, because
 * what an answer may take is built upon that.
 */
export function callerTimeout(prefer: string | string[] | undefined): number {
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,6})/i.exec(String(prefer ?? ""))?.[1];
  return seconds === undefined ? usual : Math.min(usual, Number(seconds) * 1_000);
}
