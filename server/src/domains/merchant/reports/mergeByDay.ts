/**
 * Runs sources that each go through the days, always the one that is the furthest behind, and yields the day that all of
 * them have reached.
 */
export async function* mergeByDay(sources: readonly AsyncIterator<string>[]): AsyncGenerator<string> {
  let running = sources.map((source) => ({ source, day: "" }));
  for (;;) {
    const [first, ...others] = running;
    if (first === undefined) return;
    const last = others.reduce((a, b) => (b.day < a.day ? b : a), first);
    const { done, value } = await last.source.next();
    if (done) running = running.filter((each) => each !== last);
    else last.day = value;
    const [reached] = running.map(({ day }) => day).sort();
    if (reached !== undefined) yield reached;
  }
}
