import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import contract from "@velours/sdk/openapi.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createApp } from "../assembly/app.ts";
import { readConfig } from "../assembly/config/readConfig.ts";
import { createServices } from "../assembly/createServices.ts";
import { type OperationName, routes } from "../generated/operations.ts";
import { schemas } from "../generated/schemas.ts";
import type { Services } from "../platform/context.ts";
import type { Results } from "../platform/contract.ts";
import type { Build } from "../platform/pages/servePages.ts";
import { openStore } from "../platform/store/store.ts";
import { cheapPasswordCost } from "./cheapPasswordCost.ts";
import { expectSafe } from "./expectSafe.ts";
import { fillShop } from "./fillShop.ts";
import type { TestStore } from "./stores.ts";
import { copyTemplate } from "./storeTemplate.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const schema of schemas) ajv.addSchema(schema);

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
      expectContract(operation, response);
      expectSafe(response, { secure: config.environment === "production" });
      const isJson = String(response.headers["content-type"]).startsWith("application/json");
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : undefined,
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

interface Declared {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, unknown>;
}

/** Status, content type, body and headers are declared by the operation, and the body is of its schema. */
function expectContract(operation: OperationName, response: LightMyRequestResponse): void {
  const { method, url, schema, headers } = routes[operation] as {
    method: string;
    url: string;
    schema: { response: Record<string, object> };
    headers: Record<string, Record<string, object>>;
  };
  const status = String(response.statusCode);
  const path = url.replace(/:(\w+)/g, "{$1}");
  const paths = contract.paths as unknown as Record<
    string,
    Record<string, { responses: Record<string, Declared> }>
  >;
  const declared = paths[path]?.[method.toLowerCase()]?.responses[status];
  expect(declared, `${operation} does not declare status ${status}: ${response.body}`).toBeDefined();

  const type = String(response.headers["content-type"] ?? "").split(";")[0] ?? "";
  if (response.body === "") expect(declared?.content).toBeUndefined();
  else expect(Object.keys(declared?.content ?? {})).toContain(type);
  if (type === "application/json")
    expectSchema(schema.response[status], response.json(), `${operation} ${status}`);

  for (const [name, shape] of Object.entries(headers[status] ?? {})) {
    const value = response.headers[name.toLowerCase()];
    if (declared?.headers?.[name]?.required)
      expect(value, `${operation} ${status} lacks ${name}`).toBeDefined();
    if (value === undefined) continue;
    const isNumber = (shape as { type?: string }).type === "integer";
    expectSchema(shape, isNumber ? Number(value) : value, `${operation} ${status} ${name}`);
  }
}

function expectSchema(schema: object | undefined, value: unknown, name: string): void {
  expect(schema, `${name} has no schema`).toBeDefined();
  const validate = ajv.compile(schema ?? {});
  expect(validate(value) ? null : validate.errors?.slice(0, 5), `${name} breaks the contract`).toBeNull();
}
