import { describe, expect, test } from "vitest";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { callerOrigin, publicOrigin, requestedSite } from "./hosts.ts";

const settings = { value: { regions: [], languages: { default: "fr" as const, supported: [] } } };
const all = { current: () => settings };
const boutiqueAlone = { current: (code: string) => (code === "boutique" ? settings : undefined) };
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
    expect(publicOrigin({ protocol: "http", host }, config, requestedSite(host, config, all))).toBe(links);
  });
});

test("on this machine both are where the shop was asked", () => {
  const config = readConfig({ PUBLIC_URL: "https://shop.example" });
  const request = { protocol: "http" as const, host: "localhost:3000" };
  expect([callerOrigin(request, config), publicOrigin(request, config, "boutique")]).toEqual(
    Array(2).fill("http://localhost:3000"),
  );
});

test("a host of a site that the shop has not is the shop's own site", () => {
  const config = readConfig(names);
  const site = requestedSite("outlet.shop.example", config, boutiqueAlone);
  expect(site).toBe("boutique");
  expect(publicOrigin({ protocol: "https", host: "outlet.shop.example" }, config, site)).toBe(
    "https://shop.example",
  );
  expect(requestedSite("outlet.shop.example", config, all)).toBe("outlet");
});
