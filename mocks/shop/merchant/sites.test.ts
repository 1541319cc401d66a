import { orThrow } from "@velours/sdk";
import type { StaffRole } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { type Desk, openDesk, signIn } from "../../testing/openDesk.ts";

/** A session whose desk has this role at the outlet alone, where nothing was bought. */
async function openOutlet(role: StaffRole): Promise<Desk> {
  const api = await openDesk("owner@example.com");
  const [desk] = orThrow(await api.listStaff()).filter((member) => member.role === "desk");
  const params = { path: { id: desk!.id } };
  orThrow(await api.changeStaff({ params, body: { role, sites: ["outlet"] } }));
  await signIn(api, "desk@example.com");
  return api;
}
const reference = ({ error }: { error?: unknown }) =>
  (error as { reference?: string } | undefined)?.reference;

test("orders, drafts and reports are those of the caller's sites", async () => {
  const api = await openDesk("owner@example.com");
  const [first] = orThrow(await api.listMerchantOrders());
  const { number, created_at } = first!.order;
  const day = created_at.slice(0, 10);
  const request = { path: { name: "liabilities" as const }, query: { from: day, until: day } };
  const all = orThrow(await api.readReport({ params: request }));
  const [desk] = orThrow(await api.listStaff()).filter((member) => member.role === "desk");
  orThrow(
    await api.changeStaff({
      params: { path: { id: desk!.id } },
      body: { role: "shopkeeper", sites: ["outlet"] },
    }),
  );
  await signIn(api, "desk@example.com");
  const params = { path: { number } };
  expect(orThrow(await api.listMerchantOrders())).toEqual([]);
  expect(orThrow(await api.listMerchantOrders({ params: { query: { site: "boutique" } } }))).toEqual([]);
  expect(orThrow(await api.listPackingOrders())).toEqual([]);
  const results = await Promise.all([
    api.getMerchantOrder({ params }),
    api.getPackingOrder({ params }),
    api.listOrderEvents({ params }),
    api.previewRefund({ params, body: {} }),
    api.refundOrder({ params, body: {} }),
    api.addOrderNote({ params, body: { text: "Called" } }),
    api.getMerchantSite({ params: { path: { site: "boutique" } } }),
  ]);
  expect(new Set(results.map(reference))).toEqual(new Set(["resourceDoesNotExist"]));
  const own = orThrow(await api.readReport({ params: request }));
  expect(own.totals).not.toEqual(all.totals);
  const sales = {
    path: { name: "sales" as const },
    query: { from: `${Number(day.slice(0, 4)) - 1}-01-01`, until: day },
  };
  expect(orThrow(await api.readReport({ params: sales })).totals).toEqual([]);
  await signIn(api, "owner@example.com");
  expect(orThrow(await api.readReport({ params: sales })).totals.length).toBe(1);
});

test("who works for one site changes nothing that is of all, nor of another one", async () => {
  const api = await openOutlet("owner");
  const missing = await Promise.all([
    api.changePrices({ body: { prices: [{ variantId: 200_001, currency: "USD", price: "1.00" }] } }),
    api.moveStock({ body: { variantId: 200_001, region: "US", delta: 1, reason: "received" } }),
    api.saveMerchantPage({
      params: { path: { handle: "all" } },
      body: { handle: "all", title: "All", html: "<p>All</p>" } as never,
    }),
    api.exportShop(),
    api.previewImport({ body: { text: "{}" } }),
    api.createDraft({
      body: {
        site: "boutique",
        language: "en",
        email: "zoe@example.com",
        lines: [{ variantId: 200_001, quantity: 1 }],
      },
    }),
  ]);
  expect(missing.map(reference)).toEqual(missing.map(() => "merchantScopeMissing"));
  const promotions = orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100 } } }));
  expect(new Set(promotions.map(({ promotion }) => promotion.site))).toEqual(new Set(["outlet"]));
  const pages = orThrow(await api.listMerchantPages({ params: { query: { limit: 100 } } }));
  expect(pages.filter(({ site }) => site !== null && site !== "outlet")).toEqual([]);
});

test("an owner of one site renames it, and leaves alone what only owners of all may change", async () => {
  const api = await openOutlet("owner");
  const params = { path: { site: "outlet" as const } };
  const { site } = orThrow(await api.getMerchantSite({ params }));
  const save = (change: object) => api.saveMerchantSite({ params, body: { ...site, ...change } as never });
  expect(orThrow(await save({ name: "Last chance" })).site.name).toBe("Last chance");
  const refused = await save({ approvals: { erase: true } });
  expect(refused.error).toMatchObject({ reference: "merchantScopeMissing", value: "import:write" });
});

test("settings are saved though the site has an entry to a page that is published no more", async () => {
  const api = await openDesk("owner@example.com");
  const params = { path: { site: "boutique" as const } };
  const page = {
    handle: "journal-of-autumn",
    title: "Journal",
    description: "Of autumn",
    html: "<p>Words.</p>",
    updated_at: "2026-11-01",
    position: 90,
    published: true,
  };
  orThrow(await api.saveMerchantPage({ params: { path: { handle: page.handle } }, body: page }));
  const read = async () => orThrow(await api.getMerchantSite({ params })).site;
  const stored = await read();
  const entry = { label: "Journal", url: `/pages/${page.handle}` };
  const linked = { ...stored, navigation: [...stored.navigation, entry] };
  orThrow(await api.saveMerchantSite({ params, body: linked }));
  const file = { text: JSON.stringify({ pages: [{ ...page, published: false }] }) };
  const { plan } = orThrow(await api.previewImport({ body: file }));
  orThrow(await api.applyImport({ body: { plan: plan!, file } }));
  const site = await read();
  orThrow(await api.saveMerchantSite({ params, body: { ...site, phone: "+15550199" } }));
  const lost = { label: "Lost", url: "/pages/lost-for-ever" };
  const refused = await api.saveMerchantSite({
    params,
    body: { ...site, navigation: [...site.navigation, lost] },
  });
  expect(reference(refused)).toBe("siteBad");
});
