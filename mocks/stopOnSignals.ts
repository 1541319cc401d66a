/** Closes what was started, in order, on SIGTERM and SIGINT. */
export function stopOnSignals(closes: (() => Promise<unknown>)[]): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      for (const close of closes) await close();
      process.exit(0);
    });
  }
}
