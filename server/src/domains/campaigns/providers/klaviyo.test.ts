import { describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { startFake } from "../../../testing/startFake.ts";
import { klaviyo } from "./klaviyo.ts";

describe("Klaviyo, over HTTP (P-07)", () => {
  const fake = fixture(() => startFake("klaviyo"));
  const service = (key = "pk_velours") => klaviyo({ url: fake.url, key, list: "Y6nRLr", timeout: 30_000 });

  test("an address is subscribed to the list, with its consent and where it was given", async () => {
    await service().subscribe({ email: "ada@example.com", site: "boutique", source: "modal" });
    const calls = await fake.control<object[]>("calls");
    expect(calls).toEqual([
      {
        data: {
          type: "profile-subscription-bulk-create-job",
          attributes: {
            custom_source: "boutique modal",
            profiles: {
              data: [
                {
                  type: "profile",
                  attributes: {
                    email: "ada@example.com",
                    subscriptions: { email: { marketing: { consent: "SUBSCRIBED" } } },
                  },
                },
              ],
            },
          },
          relationships: { list: { data: { type: "list", id: "Y6nRLr" } } },
        },
      },
    ]);
  });

  test("an error names no address and no key", async () => {
    const subscriber = { email: "fail@example.com", site: "boutique", source: null };
    await expect(service().subscribe(subscriber)).rejects.toThrow(/^Klaviyo answered 503$/);
    await expect(service("pk_secret").subscribe(subscriber)).rejects.toThrow(/^Klaviyo answered 401$/);
  });
});
