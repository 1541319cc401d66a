import type { Measured } from "./jobs.ts";

/** Repeats work from `callers` at once; `work` gets the number of its call. */
export async function repeat(
  work: (nth: number) => Promise<void>,
  { seconds, callers }: { seconds: number; callers: number },
): Promise<Measured> {
  const took: number[] = [];
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      await work(next++);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const elapsed = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, (took.length * share) | 0)] ?? 0;
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
