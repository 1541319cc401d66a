import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("listCampaigns", (shop) => {
  const list = async (query: string, headers = {}) =>
    (await shop().call("listCampaigns", { query, headers })).body;

  test("200: a comma list answers a list, in the order of its zones (S-788, S-407)", async () => {
    const campaigns = await list("zones=47,38");
    expect(campaigns).toEqual([
      { id: 4, zone: 47, title: "Campaign 4", image: null, url: "/vibrators", html: "<p>Quiet.</p>" },
      { id: 1, zone: 38, title: "Campaign 1", image: null, url: "/vibrators", html: "<p>Quiet.</p>" },
      { id: 2, zone: 38, title: "Campaign 2", image: null, url: "/vibrators", html: "<p>Quiet.</p>" },
    ]);
  });

  test("200: named zones answer an object by zone, empty ones included (S-789, S-408)", async () => {
    const zones = [38, 46, 47, 48, 49].map((zone) => `zones[_${zone}][zone]=${zone}`).join("&");
    const byZone = (await list(zones)) as Record<string, { id: number }[]>;
    expect(
      Object.fromEntries(Object.entries(byZone).map(([zone, all]) => [zone, all.map(({ id }) => id)])),
    ).toEqual({
      38: [1, 2],
      46: [],
      47: [4],
      48: [],
      49: [],
    });
  });

  test("200: only a provider's, only a site's, in the language asked for", async () => {
    expect(await list("zones=38&filter[provider_id]=7")).toMatchObject([{ id: 2 }]);
    expect(await list("zones=38&filter[provider_id]=8")).toEqual([]);
    expect(await list("zones=46,47", { host: "outlet.localhost" })).toMatchObject([{ id: 3 }]);
    expect(await list("zones=38&configuration[language]=fr")).toMatchObject([{ title: "Campagne 1" }, {}]);
  });

  test.each(["", "zones=", "zones=a", "zones[_38][zone]=x", "zones[_38]=38"])(
    "400 validationError: %j",
    async (query) => {
      const { status, body } = await shop().call<"listCampaigns", 400>("listCampaigns", { query });
      expect([status, body.reference]).toEqual([400, "validationError"]);
    },
  );
});
