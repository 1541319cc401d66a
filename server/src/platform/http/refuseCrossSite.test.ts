import { describe, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

describe("a request of another site's page", () => {
  const shop = fixture(() => openTestShop(createEmbeddedStore(), { env: { HOSTS: "shop.example" } }));
  const identify = (headers: Record<string, string>) =>
    shop.call<"identify", 403>("identify", { body: {}, headers: { host: "shop.example", ...headers } });

  test.each<[Record<string, string>]>([
    [{}],
    [{ origin: "http://shop.example" }],
    [{ "sec-fetch-site": "same-origin", origin: "http://behind-a-proxy.example" }],
    [{ "sec-fetch-site": "none" }],
  ])("is none: %j", async (headers) => {
    expect((await identify(headers)).status).toBe(200);
  });

  test("may read: GET is never refused for it", async () => {
    const { status } = await shop.call("getSite", {
      params: { site: "boutique" },
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(status).toBe(200);
  });
});
