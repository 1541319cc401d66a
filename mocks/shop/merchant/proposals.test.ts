import { orThrow } from "@velours/sdk";
import type { MerchantClient } from "@velours/sdk/merchant";
import type { Promotion, SiteApprovals } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { createMockFetch } from "../../createMockFetch.ts";
import { GiftCards } from "../../session/GiftCards.ts";
import { buy, type Desk, openDesk, openSession, signIn } from "../../testing/openDesk.ts";

/** Has the main site ask for two people. */
async function setApprovals(api: MerchantClient, approvals: SiteApprovals): Promise<void> {
  const params = { path: { site: "boutique" as const } };
  const { site } = orThrow(await api.getMerchantSite({ params }));
  orThrow(await api.saveMerchantSite({ params, body: { ...site, approvals } as never }));
}
/** A desk of an owner whose main site asks for two people. */
async function openAskingDesk(approvals: SiteApprovals): Promise<Desk> {
  const api = await openDesk("owner@example.com");
  await setApprovals(api, approvals);
  return api;
}
const list = async (api: Desk, query = {}) => orThrow(await api.listProposals({ params: { query } }));
const approve = (api: Desk, id: number, idempotencyKey?: string) =>
  api.approveProposal({ params: { path: { id } }, ...(idempotencyKey && { idempotencyKey }) });
const commands = async (api: Desk) => orThrow(await api.listAuditEntries()).map(({ command }) => command);
/** The number of the proposal that a write became. */
function proposed({ error }: { error?: unknown }): number {
  expect(error).toMatchObject({ reference: "consentRequired" });
  return (error as { value: { id: number } }).value.id;
}
const half = (id: number, change: Partial<Promotion> = {}) => ({
  params: { path: { id } },
  body: {
    id,
    name: `HALF${id}`,
    type: "percentage",
    discount: 50,
    enabled: true,
    site: "boutique",
    ...change,
  } as never,
});
const readPromotion = async (api: Desk, id: number) =>
  orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100 } } })).find(
    ({ promotion }) => promotion.id === id,
  )?.promotion;

test("a refund above the amount waits, and is done once another person approves it", async () => {
  const api = await openAskingDesk({ refundAbove: 10 });
  const { number } = await buy(api);
  const params = { path: { number } };
  const refunds = async () =>
    orThrow(await api.getMerchantOrder({ params })).order.refunds?.map(({ amount }) => amount);
  await signIn(api, "desk@example.com");
  const request = { params, body: { reason: "Torn" }, idempotencyKey: "refund-0001" };
  const id = proposed(await api.refundOrder(request));
  expect(proposed(await api.refundOrder(request))).toBe(id);
  const waiting = await list(api, { state: "waiting" });
  expect(waiting).toMatchObject([
    {
      id,
      operation: "refundOrder",
      site: "boutique",
      approvable: false,
      proposedBy: { kind: "staff", name: "desk" },
      refund: { order: number, currency: "USD", input: { reason: "Torn" } },
    },
  ]);
  expect((await approve(api, id)).error).toMatchObject({ reference: "anotherPersonRequired" });
  expect(await refunds()).toEqual([]);
  await signIn(api, "owner@example.com");
  const approved = orThrow(await approve(api, id, "approve-0001"));
  expect(approved).toMatchObject({ state: "approved", decidedBy: { name: "owner" } });
  expect(orThrow(await approve(api, id, "approve-0001"))).toEqual(approved);
  expect((await approve(api, id)).error).toMatchObject({ reference: "proposalClosed", value: "approved" });
  expect(await refunds()).toEqual([Number(waiting[0]?.refund?.amount)]);
  const { proposedBy } = approved;
  expect((await commands(api)).slice(0, 2)).toEqual([
    `refundOrder ${number} as proposal ${id} of staff ${proposedBy?.id}`,
    `refundOrder proposed as ${id}`,
  ]);
});

test("another refund by now is none that was consented to, and a rejected one is not done", async () => {
  const api = await openAskingDesk({ refundAbove: 10 });
  const { number } = await buy(api);
  const params = { path: { number } };
  await signIn(api, "desk@example.com");
  const line = { lines: [{ line: 1, quantity: 1 }] };
  const first = proposed(await api.refundOrder({ params, body: line }));
  const second = proposed(await api.refundOrder({ params, body: line }));
  await signIn(api, "owner@example.com");
  orThrow(await approve(api, first));
  expect((await approve(api, second)).error).toMatchObject({ reference: "changedMeanwhile" });
  const reject = { params: { path: { id: second } }, body: { reason: " It did not come back " } };
  expect(orThrow(await api.rejectProposal(reject))).toMatchObject({
    state: "rejected",
    reason: "It did not come back",
  });
  expect((await approve(api, second)).error).toMatchObject({
    reference: "proposalClosed",
    value: "rejected",
  });
  expect((await list(api, { state: "rejected" })).map(({ id }) => id)).toEqual([second]);
  expect((await commands(api))[0]).toBe(`rejectProposal ${second}`);
});

test("a key that its proposer made is not another person, nor is a key of which nobody knows whose it is", async () => {
  const api = await openAskingDesk({ promotionAbovePercent: 40 });
  const id = proposed(await api.saveMerchantPromotion(half(990_101)));
  const made = orThrow(
    await api.createMerchantKey({ body: { name: "own", scopes: ["promotions:write"] } as never }),
  );
  for (const key of [made.value ?? "", "any"]) {
    const refused = await api.approveProposal({
      params: { path: { id } },
      headers: { "x-merchant-key": key },
    } as never);
    expect(refused.error).toMatchObject({ reference: "anotherPersonRequired" });
  }
  await signIn(api, "packer@example.com");
  expect((await approve(api, id)).error).toMatchObject({ reference: "merchantScopeMissing" });
  expect(await list(api)).toEqual([]);
});

test("a promotion above the share waits, as its undo does", async () => {
  const api = await openAskingDesk({ promotionAbovePercent: 40 });
  orThrow(await api.saveMerchantPromotion(half(990_102, { discount: 40 })));
  await signIn(api, "shopkeeper@example.com");
  const id = proposed(await api.saveMerchantPromotion(half(990_103)));
  expect(await readPromotion(api, 990_103)).toBeUndefined();
  await signIn(api, "owner@example.com");
  orThrow(await approve(api, id));
  expect(await readPromotion(api, 990_103)).toMatchObject({ discount: 50, enabled: true });
  orThrow(await api.endMerchantPromotion({ params: { path: { id: 990_103 } } }));
  const [ended] = orThrow(await api.listAuditEntries());
  const undo = await api.replayEntry({ params: { path: { id: ended!.id } }, body: { invert: true } });
  const replay = proposed(undo);
  expect((await readPromotion(api, 990_103))?.enabled).toBe(false);
  await signIn(api, "shopkeeper@example.com");
  expect(orThrow(await approve(api, replay))).toMatchObject({
    operation: "replayEntry",
    replay: { entry: ended!.id, operation: "endMerchantPromotion", invert: true, changesTotal: 1 },
  });
  expect((await readPromotion(api, 990_103))?.enabled).toBe(true);
  expect(orThrow(await api.listAuditEntries())[0]).toMatchObject({ undoes: ended!.id });
});

test("gift cards above the sum of a day wait, one by one or in a file", async () => {
  const api = await openAskingDesk({ giftCardAbove: 60, promotionAbovePercent: 40 });
  const issue = (amount: string, more = {}) =>
    api.issueGiftCard({
      body: { site: "boutique", currency: "USD", amount, reason: "Apology", ...more } as never,
    });
  orThrow(await issue("40.00"));
  expect((await issue("30.00")).error).toMatchObject({ reference: "validationError" });
  const issued = proposed(await issue("30.00", { recipient: { email: "zoe@example.com" } }));
  const importFile = async (document: object) => {
    const file = { name: "spring.json", text: JSON.stringify(document) };
    const { plan } = orThrow(await api.previewImport({ body: file }));
    return api.applyImport({ body: { plan: plan!, file } });
  };
  const code = "9-0000-0000-0001";
  const card = { code, amount_remaining: 30, site: "boutique", currency: "USD" };
  const imported = proposed(await importFile({ giftCards: [card] }));
  const { body } = half(990_104);
  const sale = proposed(await importFile({ promotions: [body] }));
  expect((await api.getGiftCard({ params: { path: { code } } })).error).toBeDefined();
  expect(await list(api)).toMatchObject([
    { id: sale, import: { promotions: ["HALF990104"], giftCards: 0 } },
    { id: imported, import: { name: "spring.json", giftCards: 1, giftCardsAmount: "30.00" } },
    { id: issued, giftCard: { amount: "30.00" } },
  ]);
  const { id: owner } = orThrow(await api.getMerchantAccess());
  await signIn(api, "desk@example.com");
  orThrow(await approve(api, issued));
  expect((await approve(api, imported)).error).toMatchObject({ value: "import:write" });
  // Another owner of the shop.
  await signIn(api, "owner@example.com");
  const [desk] = orThrow(await api.listStaff()).filter(({ role }) => role === "desk");
  const params = { path: { id: desk!.id } };
  orThrow(await api.changeStaff({ params, body: { role: "owner", sites: null } }));
  await signIn(api, "desk@example.com");
  orThrow(await approve(api, imported));
  orThrow(await approve(api, sale));
  expect(orThrow(await api.getGiftCard({ params: { path: { code } } })).amount_remaining).toBe(30);
  for (const q of ["zoe@example.com", "0001"]) {
    const [found] = orThrow(await api.listMerchantGiftCards({ params: { query: { q } } }));
    const { entries } = orThrow(await api.getMerchantGiftCard({ params: { path: { id: found!.id } } }));
    expect(entries[0]?.actor).toBe(`staff ${owner}`);
  }
  const { id: entry } = orThrow(await api.listAuditEntries())[1]!;
  const undo = await api.replayEntry({ params: { path: { id: entry } }, body: { invert: true } });
  expect(undo.error).toMatchObject({ reference: "notInvertible" });
});

test("a customer is erased once another person consents", async () => {
  const api = await openAskingDesk({ erase: true });
  const email = "mina.larsen@example.com";
  const find = async () => orThrow(await api.findCustomers({ params: { query: { q: email } } }));
  const [customer] = await find();
  const id = proposed(await api.eraseCustomer({ params: { path: { id: customer!.id } }, body: { email } }));
  expect(await list(api)).toMatchObject([{ operation: "eraseCustomer", customer: { id: customer!.id } }]);
  await signIn(api, "shopkeeper@example.com");
  orThrow(await approve(api, id));
  expect(await find()).toEqual([]);
});

test("gift cards of keys that one key of nobody led to are one sum", async () => {
  const fetch = createMockFetch();
  const open = (key: string) => openSession(fetch, { "x-merchant-key": key });
  const first = open("any");
  await setApprovals(first, { giftCardAbove: 60 });
  const makeKey = async (by: MerchantClient) => {
    const body = { name: "made", scopes: ["giftcards:write" as const, "keys:write" as const] };
    return open(orThrow(await by.createMerchantKey({ body })).value!);
  };
  const second = await makeKey(first);
  const [third, sister] = [await makeKey(second), await makeKey(first)];
  const recipient = { email: "zoe@example.com" };
  const card = { site: "boutique", currency: "USD", amount: "40.00", reason: "Apology" } as const;
  orThrow(await second.issueGiftCard({ body: card }));
  for (const program of [third, sister, first])
    proposed(await program.issueGiftCard({ body: { ...card, recipient } }));
});

test("a proposal whose act fails still waits", async () => {
  const api = await openAskingDesk({ giftCardAbove: 10 });
  const recipient = { email: "zoe@example.com" };
  const card = { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology" } as const;
  const id = proposed(await api.issueGiftCard({ body: { ...card, recipient } }));
  await signIn(api, "desk@example.com");
  const issue = vi.spyOn(GiftCards.prototype, "issue").mockImplementationOnce(() => {
    throw new Error("out of codes");
  });
  await approve(api, id).catch(() => {});
  expect(issue).toHaveBeenCalledOnce();
  expect(await list(api, { state: "waiting" })).toMatchObject([{ id }]);
  expect(orThrow(await approve(api, id)).state).toBe("approved");
  issue.mockRestore();
});
