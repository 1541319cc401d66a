import { describe, expect, test } from "vitest";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { callerOrigin, publicOrigin } from "./hosts.ts";

const names = { PUBLIC_URL: "https://shop.example", HOSTS: "alias.example" };

describe.each([
  ["production", { ...productionEnv, ...names }],
  ["development", names],
])("in %s", (_name, env) => {
  const config = readConfig(env);

  test.each([
    ["shop.example", "https://shop.example", "https://shop.example"],
    ["outlet.shop.example", "https://outlet.shop.example", "https://outlet.shop.example"],
    ["alias.example", "https://alias.example", "https://shop.example"],
    ["ALIAS.example:8443", "https://alias.example:8443", "https://shop.example"],
  ])("a caller of %s is at %s, and links lead to %s", (host, caller, links) => {
    // The proxy that ends TLS asks in plain HTTP.
    expect(callerOrigin({ protocol: "http", host }, config)).toBe(caller);
    expect(publicOrigin({ protocol: "http", host }, config)).toBe(links);
  });
});

test("on this machine both are where the shop was asked", () => {
  const config = readConfig({ PUBLIC_URL: "https://shop.example" });
  const request = { protocol: "http" as const, host: "localhost:3000" };
  expect([callerOrigin(request, config), publicOrigin(request, config)]).toEqual(
    Array(2).fill("http://localhost:3000"),
  );
});
