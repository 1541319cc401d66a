import { expect, it } from "vitest";
import { siteHost } from "./siteHost.ts";

it.each([
  ["localhost:4010", "boutique", "localhost:4010"],
  ["localhost:4010", "outlet", "outlet.localhost:4010"],
  ["127.0.0.1:4010", "outlet", "outlet.localhost:4010"],
  ["[::1]:4010", "outlet", "outlet.localhost:4010"],
  ["outlet.localhost:4010", "boutique", "boutique.outlet.localhost:4010"],
])("at %s the site %s has the host %s", (host, code, own) => {
  expect(siteHost(host, code, "boutique")).toBe(own);
  expect(URL.canParse(`http://${own}`)).toBe(true);
});
