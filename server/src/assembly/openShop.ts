import cluster from "node:cluster";
import { access, constants, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { unlistedNote } from "../domains/import/unlistedNote.ts";
import { recoverAttempts } from "../domains/orders/recoverAttempts.ts";
import { serveControl } from "../platform/backup/controlChannel.ts";
import type { Config } from "../platform/config/config.ts";
import type { Services } from "../platform/context.ts";
import { listen } from "../platform/http/listen.ts";
import { serveMetrics } from "../platform/http/serveMetrics.ts";
import { loadDocs } from "../platform/pages/serveDocs.ts";
import { loadBuild } from "../platform/pages/servePages.ts";
import type { Store } from "../platform/store/store.ts";
import { createApp } from "./app.ts";
import { createServices } from "./createServices.ts";
import { openSnapshot } from "./openSnapshot.ts";
import { prepareStore } from "./prepareStore.ts";
import { requireFreePort } from "./requireFreePort.ts";
import { runJobs } from "./runJobs.ts";
import { startGateway } from "./startGateway.ts";

const webBuild = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const docsBuild = fileURLToPath(new URL("../../../openapi/docs/dist", import.meta.url));
const catalogueEvery = 1_000;

/** A shop that listens. */
export interface RunningShop {
  port: number;
  /** Answers what is under way, and ends. */
  stop(): Promise<void>;
}

/**
 * Opens the shop once its store is open; pages and gateway load in the meantime. In a process of a cluster the gateway
 * and the metrics' port are the supervisor's.
 */
export async function openShop(settings: Config, opening: Promise<Store>): Promise<RunningShop> {
  const snapshot = openSnapshot(settings);
  const [build, gateway, store] = await Promise.all([
    loadBuild(webBuild),
    settings.paymentProvider === "sandbox" && cluster.isPrimary ? startGateway(settings) : undefined,
    opening,
  ]);
  // Before anything is put into the store: a start that cannot listen leaves it as it was.
  await requireFreePort(settings);
  const config = { ...settings, gatewayPort: gateway?.port ?? settings.gatewayPort };
  await prepareStore(store, config);
  if (store.kind === "postgres") await warnOfDataDir(config);
  const control = await serveControl(config.dataDir, store);
  const services = await createServices(config, store, snapshot);
  const app = await createApp(services, { build, docs: loadDocs(docsBuild) });
  const unlisted = unlistedNote(services.catalogue, services.sites.all());
  if (unlisted !== undefined) console.log(unlisted);
  if (store.kind === "embedded") await releaseAll(services, app.log);
  services.catalogue.follow(catalogueEvery, (error) =>
    app.log.error({ err: error }, "the catalogue is behind"),
  );
  const metrics = cluster.isPrimary ? await serveMetrics(services.metrics, config) : undefined;
  const servers = await listen(app, config);
  const stopJobs = runJobs(services, app.log);
  // In steps between requests, so that the first search finds it done.
  void services.catalogue.prepareSearch();

  const stop = async () => {
    await app.drain(servers);
    await app.close();
    metrics?.stop();
    await services.catalogue.stop();
    await stopJobs();
    await services.traces?.stop();
    await gateway?.close();
    await control?.stop();
    await store.close();
  };
  const { port } = servers[0].address() as AddressInfo;
  return { port, stop };
}

/** The embedded store does not start then; on PostgreSQL nothing but time is lost. */
async function warnOfDataDir({ dataDir }: Config): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    console.error(
      `DATA_DIR is ${dataDir}, which cannot be written: ${(error as Error).message}. ` +
        "Each start of a process reads the whole catalogue, and feeds are kept in a temporary folder.",
    );
  }
}

/** No other process works on an embedded store: a payment or key that is open at a start is nobody's. */
async function releaseAll(services: Services, log: FastifyBaseLogger): Promise<void> {
  try {
    const recovered = await recoverAttempts(services, 0);
    if (recovered > 0) log.warn({ recovered }, "released payments without an order");
  } catch (error) {
    // Housekeeping does the same for those that are older than a minute.
    log.error({ err: error }, "payments of an earlier run were not released yet");
  }
}
