import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { createServices } from "./createServices.ts";
import { runJobs } from "./jobs/runJobs.ts";
import { loadBuild } from "./pages/servePages.ts";
import { recoverAttempts } from "./payments/recoverAttempts.ts";
import { seedWhenEmpty } from "./seedWhenEmpty.ts";
import { startGateway } from "./startGateway.ts";
import { startProblem } from "./startProblem.ts";
import { openStore } from "./store/store.ts";
import { serveMetrics } from "./telemetry/serveMetrics.ts";

const webBuild = fileURLToPath(new URL("../../web/dist", import.meta.url));
const catalogueEvery = 1_000;
/** Another process may be at work on the same PostgreSQL; on the embedded store this one is alone. */
const abandonedAfterSeconds = 120;
const drainMilliseconds = 10_000;

interface RunningShop {
  port: number;
  stop(): Promise<void>;
}

async function start(asked: Config): Promise<RunningShop> {
  // The three slow parts of a start do not need each other.
  const [build, gateway, store] = await Promise.all([
    loadBuild(webBuild),
    startGateway(asked),
    openStore({
      dataDir: asked.dataDir,
      databaseUrl: asked.databaseUrl,
      onError: (error) => console.error(`The database connection broke: ${error.message}`),
    }),
  ]);
  const config = { ...asked, gatewayPort: gateway.port };
  await seedWhenEmpty(store, { members: config.paymentProvider === "sandbox" });
  const services = await createServices(config, store);
  const app = await createApp(services, build);
  const recovered = await recoverAttempts(services, store.kind === "embedded" ? 0 : abandonedAfterSeconds);
  if (recovered > 0) app.log.warn({ recovered }, "let go of payments without an order");
  const stopJobs = runJobs(services, app.log);
  services.catalogue.follow(catalogueEvery, (error) =>
    app.log.error({ err: error }, "the catalogue is behind"),
  );
  const metrics = await serveMetrics(services.metrics, config);
  await app.listen({ port: config.port, host: config.host });

  const stop = async () => {
    await app.close();
    metrics?.stop();
    services.catalogue.stop();
    await stopJobs();
    await services.traces?.stop();
    await gateway.stop();
    await store.close();
  };
  const { port } = app.server.address() as AddressInfo;
  return { port, stop };
}

let config: Config | undefined;

async function main(): Promise<void> {
  config = readConfig(process.env);
  const { port, stop } = await start(config);
  console.log(`Velours is open: http://${config.host}:${port}`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      // Requests under way are answered; what hangs longer than this is cut off.
      setTimeout(() => process.exit(1), drainMilliseconds).unref();
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
