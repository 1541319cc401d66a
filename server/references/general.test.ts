import { catalogue, references } from "@velours/sdk/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { pathParams } from "../../openapi/conformance/probes/pathParams.ts";
import { type OperationName, routes } from "../src/generated/operations.ts";
import { limits } from "../src/platform/limits/limits.ts";
import { consumeAllowances } from "../src/platform/limits/store.ts";
import { fixture } from "../src/testing/fixture.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { createStore } from "../src/testing/stores.ts";
import { type Call, openTestShop } from "../src/testing/testShop.ts";
import { generalReasons } from "./general.ts";
import { exampleBody } from "./requests.ts";
import { send } from "./send.ts";

const names = Object.keys(routes) as OperationName[];
const isRead = (name: OperationName) => routes[name].method === "GET";

/** The client token and other sites' pages: `server/src/platform/http/everyOperation.test.ts`. */
describe("each reference that every operation has", () => {
  let origin: string;
  let key: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    key = await createMerchantHeaders(shop);
  });
  const expectReference = async (name: OperationName, reference: keyof typeof generalReasons, call: Call) =>
    expect(await send(origin, name, call)).toEqual({ status: catalogue[reference].status, reference });

  test.each(names)("%s names them", (name) => {
    const declared: readonly string[] = references[name];
    const missing = Object.keys(generalReasons).filter((reference) => !declared.includes(reference));
    expect(missing).toEqual(isRead(name) ? ["crossSiteRequest"] : []);
  });

  test.each(names)("%s: validationError", (name) =>
    expectReference(name, "validationError", {
      params: pathParams,
      query: "x=%00",
      ...exampleBody(name),
      headers: key,
    }),
  );

  test("rateLimited", async () => {
    const { db } = shop.services.store;
    for (let i = 0; i < limits.identityIp.burst; i++)
      await consumeAllowances(db, [{ limit: "identityIp", of: "127.0.0.1" }]);
    await expectReference("identify", "rateLimited", { body: {} });
  });

  test.each([
    ["internalError", { code: "XX000" }],
    ["serviceUnavailable", { code: "08006" }],
  ] as const)("%s", async (reference, error) => {
    const { store } = shop.services;
    const { db } = store;
    const broken = new Proxy(db, {
      get() {
        throw Object.assign(new Error("the store"), error);
      },
    });
    Object.assign(store, { db: broken });
    try {
      await expectReference("listShippingOptions", reference, exampleBody("listShippingOptions"));
    } finally {
      Object.assign(store, { db });
    }
  });
});
