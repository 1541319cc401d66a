// Speed, each figure beside what nothing of ours could beat and as a share of its budget. `--load` runs minutes of load instead.
import { parseArgs } from "node:util";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { benchAbuse } from "./abuse.ts";
import { cacheNames } from "./caches.ts";
import { benchEventLoop } from "./eventLoop.ts";
import { benchGrowth } from "./growth.ts";
import type { StoreKind } from "./jobs.ts";
import { benchLoad } from "./load.ts";
import { benchPage } from "./page.ts";
import { benchReading } from "./reading.ts";
import { reportLoad } from "./report.ts";
import { benchReports } from "./reports.ts";
import { benchSale } from "./sale.ts";
import { benchSize } from "./size.ts";
import { benchStart } from "./warmStart.ts";
import { benchWriting } from "./writing.ts";

const { values } = parseArgs({
  options: {
    load: { type: "boolean", default: false },
    minutes: { type: "string", default: "5" },
    only: { type: "string" },
    store: { type: "string" },
    counts: { type: "string", default: "1000,10000,100000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    orders: { type: "string", default: "200000" },
    products: { type: "string", default: "1000" },
    buyers: { type: "string", default: "2000" },
    lever: { type: "string" },
    without: { type: "string", default: "" },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const counts = values.counts.split(",").map(Number);
const without = values.without.split(",").filter(Boolean);
const unknown = without.find((name) => !cacheNames.includes(name));
if (unknown !== undefined)
  throw new Error(`No cache is called "${unknown}"; there are ${cacheNames.join(", ")}`);
const all: StoreKind[] = (await isPostgresAvailable()) ? ["embedded", "postgres"] : ["embedded"];
const stores = all.filter((kind) => values.store === undefined || values.store === kind);

const parts: Record<string, () => Promise<void>> = {
  async reading() {
    for (const store of stores) await benchReading(store, counts, seconds, rounds, without);
  },
  async writing() {
    for (const store of stores) await benchWriting(store, seconds, rounds, without);
  },
  page: () => benchPage(seconds, rounds, without),
  start: benchStart,
  async sale() {
    if (stores.includes("postgres")) await benchSale(Number(values.buyers));
  },
  async abuse() {
    if (stores.includes("postgres"))
      await benchAbuse(Number(values.products), { seconds, rounds, only: values.lever });
  },
  "event-loop": () => benchEventLoop(Number(values.orders), Number(values.products), rounds),
  growth: () => benchGrowth(Number(values.orders), Number(values.products), rounds),
  reports: () => benchReports(Number(values.orders), Number(values.products), rounds),
  async size() {
    for (const store of stores) await benchSize(store, counts);
  },
};

/** These take minutes. */
const onlyWhenAsked = ["abuse", "event-loop", "growth", "reports"];

reportLoad();
if (values.load) {
  for (const store of stores) await benchLoad(store, Number(values.minutes));
} else {
  for (const [name, part] of Object.entries(parts)) {
    if (values.only === undefined ? onlyWhenAsked.includes(name) : !values.only.split(",").includes(name))
      continue;
    await part();
    reportLoad();
  }
}
process.exit(0);
