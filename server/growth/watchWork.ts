import type { FastifyInstance } from "fastify";
import { housekeepingTasks } from "../src/assembly/housekeeping.ts";
import { doDueJobs, jobRegistry } from "../src/assembly/runJobs.ts";
import { Catalogue } from "../src/domains/catalogue/Catalogue.ts";
import { type OperationName, routes } from "../src/generated/operations.ts";
import type { Services } from "../src/platform/context.ts";
import type { JobKind } from "../src/platform/jobs/store.ts";
import { LoopWatch } from "./LoopWatch.ts";
import { listCalls } from "./listCalls.ts";

/** Work of a server's process, and what it held up. */
export interface Watched {
  name: string;
  /** Milliseconds that the event loop was held at most, in the quietest of the rounds: other programs only make it longer. */
  held: number;
  /** Statuses that were answered; none for a job. */
  statuses: number[];
}

type Work = (nth: number) => Promise<number | undefined>;

/**
 * Does all that a process does, on a store that `fillStore` filled: each operation, the files for crawlers, the index of
 * words, each kind of job and each task of housekeeping.
 */
export async function watchWork(
  { app, services }: { app: FastifyInstance; services: Services },
  rounds: number,
): Promise<Watched[]> {
  const calls = await listCalls(services);
  const get = (url: string) => async () => (await app.inject({ url })).statusCode;
  const isRead = (name: OperationName) => routes[name].method === "GET";
  const names = Object.keys(calls) as OperationName[];
  const work: Record<string, Work> = {};
  // Reads first: a session ends with the sign-out, and an order with its cancellation.
  for (const name of [...names.filter(isRead), ...names.filter((name) => !isRead(name))])
    work[name] = async (nth) => (await app.inject(calls[name](nth))).statusCode;
  Object.assign(work, {
    "the feed": get("/feeds/google/en-US.xml"),
    "a sitemap of products": get("/sitemaps/products-1.xml"),
    "a sitemap of listings": get("/sitemaps/listings.xml"),
    "reading the catalogue": async () => void (await Catalogue.load(services.store)),
    "the index of words": async () => void (await (await Catalogue.load(services.store)).prepareSearch()),
  } satisfies Record<string, Work>);
  for (const kind of Object.keys(jobRegistry) as JobKind[])
    work[`job ${kind}`] = () => doDueJobs(services, app.log, [kind]).then(() => undefined);
  for (const { name, run } of housekeepingTasks)
    work[`task ${name}`] = () => run(services, app.log).then(() => undefined);

  const watch = new LoopWatch();
  const watched = Object.keys(work).map((name): Watched => ({ name, held: Infinity, statuses: [] }));
  try {
    for (const each of watched) {
      for (let nth = 0; nth < rounds; nth++) {
        const { result, held } = await watch.watch(async () => work[each.name]?.(nth));
        each.held = Math.min(each.held, held);
        if (result !== undefined) each.statuses.push(result);
      }
    }
  } finally {
    watch.stop();
  }
  return watched;
}
