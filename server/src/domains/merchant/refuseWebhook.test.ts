import { type KeptParts, keptParts } from "@velours/sdk/shop";
import type { MerchantAccess } from "@velours/sdk/types";
import { expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { refuseWebhook } from "./refuseWebhook.ts";

const merchant: MerchantAccess = {
  kind: "key",
  id: 1,
  name: "erp",
  role: null,
  scopes: ["orders:read"],
  sites: null,
};
const webhook = { events: ["order.placed" as const], sites: null, enabled: true };
const refuseIn = (environment: string, url: string, kept?: KeptParts) =>
  refuseWebhook({ merchant, config: { environment } as Context["config"] }, { ...webhook, url }, kept);

test.each([
  "http://erp.example.com/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://10.0.0.1/",
  "https://0x7f.1/",
  "https://169.254.169.254/latest",
])("refuses %s in production, and takes it in development", (url) => {
  expect(refuseIn("production", url)?.body).toMatchObject({
    reference: "validationError",
    value: { url: expect.any(String) },
  });
  expect(refuseIn("development", url)).toBeNull();
});

test.each(["production", "development"])("refuses what is no address in %s", (environment) => {
  for (const url of ["https://8.8.8.256/", "https://erp.example.com:99999/", "https://%/"])
    expect(refuseIn(environment, url)?.body).toMatchObject({
      reference: "validationError",
      value: { url: expect.any(String) },
    });
});

test("takes https with a name or an address on the internet in production", () => {
  for (const url of ["https://erp.example.com/a?b=c", "https://8.8.8.8/", "https://erp.example.com:8443/"])
    expect(refuseIn("production", url)).toBeNull();
});

test.each(["https://8.8.8.256/", "http://erp.example.com/", "https://10.0.0.1/"])(
  "pauses a webhook that was stored with %s, and starts it again only with another address",
  (url) => {
    const change = (changed: object) =>
      refuseIn("production", url, keptParts({ ...webhook, url }, { ...webhook, url, ...changed }, false));
    expect(change({ enabled: false })).toBeNull();
    expect(change({ enabled: true })?.body.reference).toBe("validationError");
    const elsewhere = keptParts(
      { ...webhook, url: "https://erp.example.com/" },
      { ...webhook, url, enabled: false },
      false,
    );
    expect(refuseIn("production", url, elsewhere)?.body.reference).toBe("validationError");
  },
);
