import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { checkAnswer } from "../../../openapi/conformance/contract/checkAnswer.ts";
import { getOperation } from "../../../openapi/conformance/contract/document.ts";
import { createApp } from "../assembly/app.ts";
import { readConfig } from "../assembly/config/readConfig.ts";
import { createServices } from "../assembly/createServices.ts";
import { type OperationName, routes } from "../generated/operations.ts";
import type { Services } from "../platform/context.ts";
import type { Results } from "../platform/contract.ts";
import type { Build } from "../platform/pages/servePages.ts";
import { openStore } from "../platform/store/store.ts";
import { cheapPasswordCost } from "./cheapPasswordCost.ts";
import { expectSafe } from "./expectSafe.ts";
import { fillShop } from "./fillShop.ts";
import type { TestStore } from "./stores.ts";
import { copyTemplate } from "./storeTemplate.ts";

export interface Call {
  params?: Record<string, string | number>;
  /** Appended unchanged: `filter[color]=violet`. */
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer that was held against the contract: its status, headers and body are what the operation declares. */
export interface TestResponse<Op extends OperationName, Status extends number> {
  status: number;
  headers: LightMyRequestResponse["headers"];
  body: Results<Op> extends { [S in Status]: { body: infer B } } ? B : undefined;
  text: string;
  /** The same before it is decoded. */
  bytes: Buffer;
}

/** The server on a store of its own, with the small shop in it, called without a network. */
export interface TestShop {
  app: FastifyInstance;
  services: Services;
  call<Op extends OperationName, Status extends number = 200>(
    operation: Op,
    call?: Call,
  ): Promise<TestResponse<Op, Status>>;
  close(): Promise<void>;
}

/** Settings of a test's shop: the environment's variables, and the log's destination. */
export interface ShopOptions {
  env?: Record<string, string>;
  logTo?: Writable;
  /** The storefront, for tests that read pages. */
  build?: Build;
}

export async function openTestShop(
  testStore: TestStore,
  { env = {}, logTo, build }: ShopOptions = {},
): Promise<TestShop> {
  const { databaseUrl, dataDir } = testStore.options;
  const isFilled =
    testStore.isFilled || (databaseUrl === undefined && (await copyTemplate(dataDir, "filled")));
  const store = await openStore(testStore.options);
  if (!isFilled) await fillShop(store);
  const config = {
    ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir, ...env }),
    passwordCost: cheapPasswordCost,
  };
  const services = await createServices(config, store);
  const app = await createApp(services, build && { build }, logTo);
  return {
    app,
    services,
    async call(operation, call = {}) {
      const { method, url, schema } = routes[operation];
      const path = url.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(call.params?.[name])),
      );
      const response = await app.inject({
        method,
        url: `/api${path}${call.query === undefined ? "" : `?${call.query}`}`,
        headers: { "x-client-token": config.clientToken, ...newKey(schema), ...call.headers },
        ...(call.body === undefined ? {} : { payload: call.body as object }),
      });
      const isJson = String(response.headers["content-type"]).startsWith("application/json");
      const body: unknown = isJson && response.body !== "" ? response.json() : undefined;
      expectContract(operation, response, body);
      expectSafe(response, { secure: config.environment === "production" });
      return {
        status: response.statusCode,
        headers: response.headers,
        body,
        text: response.body,
        bytes: response.rawPayload,
      } as never;
    },
    async close() {
      await app.close();
      await services.traces?.stop();
      await store.close();
      await testStore.remove();
    },
  };
}

/** An operation that needs an Idempotency-Key gets a new one, as the SDK sends. */
const newKey = (schema: object): { "idempotency-key"?: string } =>
  (schema as { headers?: { required: string[] } }).headers?.required.includes("idempotency-key")
    ? { "idempotency-key": randomUUID() }
    : {};

/** The answer is what the operation declares: its status, content type, body, headers and reference. */
function expectContract(
  operation: OperationName,
  { statusCode: status, headers, body: text }: LightMyRequestResponse,
  body: unknown,
): void {
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const breaches = checkAnswer(getOperation(operation), { status, headers: sent, text, body });
  expect(breaches, `${operation} breaks the contract with ${status}: ${text.slice(0, 1_000)}`).toEqual([]);
}
