import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import type { Services } from "../src/platform/context.ts";
import { openStore } from "../src/platform/store/store.ts";

/** The server on a PostgreSQL, called without a network. */
export interface GrownShop {
  services: Services;
  app: FastifyInstance;
  log: FastifyInstance["log"];
  send(
    method: "GET" | "POST",
    path: string,
    payload?: object,
    headers?: object,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openGrownShop(databaseUrl: string): Promise<GrownShop> {
  const dataDir = tmpdir();
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
  const store = await openStore({ dataDir, databaseUrl });
  const services = await createServices(config, store);
  const app = await createApp(services);
  return {
    services,
    app,
    log: app.log,
    send: (method, path, payload, headers) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { "x-client-token": config.clientToken, "idempotency-key": randomUUID(), ...headers },
        ...(payload && { payload }),
      }),
    async close() {
      await app.close();
      await store.close();
    },
  };
}
