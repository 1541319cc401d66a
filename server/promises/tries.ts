/** How often a promise is tried: `all` with PROMISES=full (`npm run promises`), else as often as CI has time for. */
export const tries = <T>(all: T, inCi: T): T => (process.env.PROMISES === "full" ? all : inCi);
