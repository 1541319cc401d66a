import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "./Metrics.ts";

/** Seconds: a listing takes a tenth of the first, a checkout with a slow bank the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A supervisor waits five seconds for the figures of a process, and a silent database takes longer to fail. */
const pingMilliseconds = 3_000;

async function refuseLate(): Promise<never> {
  await sleep(pingMilliseconds, undefined, { ref: false });
  throw new Error("the store does not answer in time");
}

/** Values of the gauges at each scrape. */
export interface Gauges {
  /** Sessions with the database, by state. */
  sessions(): Record<string, number>;
  /** Requests that take money, by state. */
  purchases(): Record<string, number>;
  /** How many of them were refused before they began, by reason; never counts down. */
  purchasesNotBegun(): Record<string, number>;
  /** How many requests of networks beyond their share were delayed or refused; never counts down. */
  beyondShare(): Record<string, number>;
  /** Throws when the store does not answer, or takes no writes. */
  ping(): Promise<void>;
  openAttempts(): Promise<{ state: string; count: number }[]>;
  waitingJobs(): Promise<{ kind: string; count: number; failing: number; seconds: number }[]>;
  deadJobs(): Promise<{ kind: string; count: number }[]>;
  ordersInTrouble(): Promise<number>;
}

/** Counters of this process, and gauges of the store, which are the same for all processes. */
export function countMetrics(source: Gauges): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  AggregatorRegistry.setRegistries(registry);
  // In a process of a cluster it answers the supervisor.
  new AggregatorRegistry();
  collectDefaultMetrics({ register: registry });

  const requestSeconds = new Histogram({
    name: "velours_request_seconds",
    help: "Time to the end of an answer, by operation (or page, file, other) and status",
    labelNames: ["operation", "status"],
    buckets,
    registers,
  });
  const checkouts = new Counter({
    name: "velours_checkouts_total",
    help: "Answers to submitCheckout: placed, or the reference of the refusal",
    labelNames: ["outcome"],
    registers,
  });
  const calls = new Histogram({
    name: "velours_provider_seconds",
    help: "Time of a call to a provider, by provider, call and outcome",
    labelNames: ["provider", "call", "outcome"],
    buckets,
    registers,
  });
  const attempts = gauge("velours_payment_attempts_open", "Payment attempts without an order, by state", [
    "state",
  ]);
  const jobs = gauge("velours_jobs_waiting", "Jobs not done yet, by kind", ["kind"]);
  const failing = gauge("velours_jobs_failing", "Jobs not done yet that failed four times or more, by kind", [
    "kind",
  ]);
  const dead = gauge("velours_jobs_dead", "Jobs given up within a day, by kind", ["kind"]);
  const age = gauge("velours_jobs_oldest_seconds", "How long the oldest of them is due, by kind", ["kind"]);
  const trouble = gauge(
    "velours_orders_in_trouble",
    "Orders whose refund failed or whose payment is disputed, up to 1000",
    [],
  );
  const up = gauge("velours_store_up", "1 when the store answered this scrape and takes writes", [], "min");
  const sessions = gauge("velours_store_sessions", "Sessions with the database, by state", ["state"], "sum");
  const purchases = gauge(
    "velours_purchases",
    "Requests that take money, by state: running, paused while a service is asked, waiting",
    ["state"],
    "sum",
  );
  countElsewhere(
    "velours_purchases_refused_total",
    "Requests that take money, refused before they began: full, late, or gone (the caller)",
    "reason",
    source.purchasesNotBegun,
  );
  countElsewhere(
    "velours_requests_beyond_share_total",
    "Requests of networks that used up their share of a process: delayed or refused",
    "outcome",
    source.beyondShare,
  );
  let asking: Promise<void> | undefined;

  /** A counter whose counts, by a label, are kept by their owner. */
  function countElsewhere(
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number>,
  ): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });
  }

  /** `aggregator` says what the figures of several processes are together; the store's are the same for all. */
  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    aggregator: "max" | "min" | "sum" = "max",
  ): Gauge {
    const collect = () => {
      asking ??= askStore().finally(() => {
        asking = undefined;
      });
      return asking;
    };
    return new Gauge({ name, help, labelNames, registers, aggregator, collect });
  }

  async function askStore(): Promise<void> {
    for (const [state, count] of Object.entries(source.sessions())) sessions.set({ state }, count);
    for (const [state, count] of Object.entries(source.purchases())) purchases.set({ state }, count);
    for (const metric of [attempts, jobs, failing, age, dead]) metric.reset();
    try {
      await Promise.race([source.ping(), refuseLate()]);
      for (const { state, count } of await source.openAttempts()) attempts.set({ state }, count);
      for (const waiting of await source.waitingJobs()) {
        const { kind } = waiting;
        jobs.set({ kind }, waiting.count);
        failing.set({ kind }, waiting.failing);
        age.set({ kind }, waiting.seconds);
      }
      for (const { kind, count } of await source.deadJobs()) dead.set({ kind }, count);
      trouble.set(await source.ordersInTrouble());
      up.set(1);
    } catch {
      // A scrape reports that the store is unavailable instead of failing with it.
      up.set(0);
    }
  }

  return {
    watch(app: FastifyInstance) {
      app.addHook("onResponse", (request, reply, done) => {
        const { operation = "other" } = request.routeOptions.config;
        requestSeconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1_000);
        if (operation === "submitCheckout") {
          const refused = request.reference ?? `status ${reply.statusCode}`;
          checkouts.inc({ outcome: reply.statusCode === 200 ? "placed" : refused });
        }
        done();
      });
    },
    called: (call, seconds) => calls.observe(call, seconds),
    text: () => registry.metrics(),
  };
}
