/** How often an invariant is tried: `all` with INVARIANTS=full (`npm run -w server invariants`), else as often as CI has time for. */
export const repetitions = <T>(all: T, inCi: T): T => (process.env.INVARIANTS === "full" ? all : inCi);
