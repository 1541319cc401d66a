/**
 * Leaves out steps, ever smaller runs of them, as long as what is left still fails (delta debugging). Each try is a walk
 * in a browser: a minute or more, so there is a limit to them.
 */
export async function shorten<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  tries = 40,
): Promise<readonly Step[]> {
  let kept = steps;
  let left = tries;
  for (let size = Math.max(1, kept.length >> 1); size >= 1 && left > 0; size >>= 1) {
    for (let from = 0; from < kept.length && left > 0; ) {
      const shorter = [...kept.slice(0, from), ...kept.slice(from + size)];
      left--;
      if (shorter.length > 0 && (await fails(shorter))) kept = shorter;
      else from += size;
    }
  }
  return kept;
}
