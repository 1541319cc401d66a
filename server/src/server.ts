import cluster from "node:cluster";
import { readConfig } from "./assembly/config/readConfig.ts";
import { startProblem } from "./assembly/startProblem.ts";
import type { Config } from "./platform/config/config.ts";
import { openEmbedded } from "./platform/store/embedded.ts";

const drainMilliseconds = 10_000;

let config: Config | undefined;

async function main(): Promise<void> {
  config = readConfig(process.env);
  const { host } = config;
  if (config.environment === "production" && config.totpKey === undefined && cluster.isPrimary)
    console.error("TOTP_KEY is not set: the secrets of authenticators are kept readable in the database.");
  if (config.processes > 1 && cluster.isPrimary) {
    const { superviseProcesses } = await import("./assembly/superviseProcesses.ts");
    const { port, restart, stop } = await superviseProcesses(config);
    process.on("SIGHUP", restart);
    console.log(`Velours is open: http://${host}:${port}`);
    return stopOnSignals(["SIGTERM", "SIGINT"], config, stop);
  }
  if (cluster.isWorker && config.metricsPort !== undefined)
    (await import("./platform/telemetry/clusterMetrics.ts")).answerSupervisor();
  // The embedded store needs longest and a thread of its own: it begins before anything else is loaded.
  const embedded = config.databaseUrl === undefined ? openEmbedded(config.dataDir) : undefined;
  // openStore passes the failure on, and openShop reports it.
  embedded?.catch(() => {});
  const { openStore } = await import("./platform/store/store.ts");
  const opening = openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    embedded,
    standbyUrl: config.standbyUrl,
    preparedStatements: config.preparedStatements,
    onError: (error) => console.error(`The database failed in the background: ${error.message}`),
  });
  opening.catch(() => {});
  const { openShop } = await import("./assembly/openShop.ts");
  const { port, stop } = await openShop(config, opening);
  // A service manager that reloads a single process starts another when this one has ended.
  stopOnSignals(["SIGTERM", "SIGINT", "SIGHUP"], config, stop);
  if (cluster.isWorker) {
    process.send?.({ port });
    return;
  }
  console.log(`Velours is open: http://${host}:${port}`);
}

function stopOnSignals(
  signals: readonly NodeJS.Signals[],
  { drainDelay }: Config,
  stop: () => Promise<void>,
): void {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      // Requests under way are answered; requests that hang longer than this are aborted.
      setTimeout(() => process.exit(1), drainDelay + drainMilliseconds).unref();
      await stop();
      process.exit(0);
    });
  }
}

main().catch((error: Error) => {
  const problem = startProblem(error, config);
  console.error(problem === undefined ? error : `Velours cannot start: ${problem}`);
  process.exit(1);
});
