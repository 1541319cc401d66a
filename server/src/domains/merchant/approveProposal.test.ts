import { randomUUID } from "node:crypto";
import { merchantScopes, NO_REVISION } from "@velours/sdk/rules";
import type { AuditEntry, MerchantScope, Promotion, Proposal, Replay, Site } from "@velours/sdk/types";
import { beforeEach, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { upsertPromotions } from "../promotions/store.ts";
import { requireSite, upsertSites } from "../sites/store.ts";
import { createKey } from "./createKey.ts";
import { deleteOldProposals } from "./store/proposals.ts";

type Headers = Record<string, string>;

describeOperation("approveProposal", (shop) => {
  const db = () => shop().services.store.db;
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("proposals").execute();
    await db()
      .updateTable("stock")
      .set({ quantity: 1000 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
    await ask({ refundAbove: 60, promotionAbovePercent: 40 });
  });
  const ask = (approvals: Site["approvals"], code = "boutique") =>
    inTransaction(db(), async (trx) => {
      const { approvals: _, ...site } = await requireSite(trx, code);
      await upsertSites(trx, [{ ...site, ...(approvals && { approvals }) }]);
    });
  const staff = async () => (await signInStaff(shop(), "desk")).headers as Headers;
  const buy = async () => (await shop().call("submitCheckout", { body: checkoutBody() })).body;
  const withKey = (headers: Headers, key: string = randomUUID()) => ({ ...headers, "idempotency-key": key });
  const result = <T>({ status, text }: { status: number; text: string }) => {
    const body = JSON.parse(text);
    return {
      status,
      text,
      reference: body.reference as string | undefined,
      value: body.value,
      body: body as T,
    };
  };
  const refund = async (number: string, headers: Headers, body: object = {}) =>
    result(
      await shop().call<"refundOrder", number>("refundOrder", {
        params: { number },
        body,
        headers: withKey(headers),
      }),
    );
  const decide = async (
    operation: "approveProposal" | "rejectProposal",
    id: number,
    headers: Headers,
    body?: object,
  ) =>
    result<Proposal>(
      await shop().call<typeof operation, number>(operation, {
        params: { id },
        headers: withKey(headers),
        ...(body && { body }),
      }),
    );
  const approve = (id: number, headers: Headers) => decide("approveProposal", id, headers);
  const list = async (headers: Headers, query = "state=waiting") =>
    (await shop().call("listProposals", { headers, query })).body;
  const refunded = async (number: string) => {
    const headers = await createMerchantHeaders(shop());
    const { body } = await shop().call("getMerchantOrder", { params: { number }, headers });
    return body.order.refunds?.length ?? 0;
  };
  const commands = async () =>
    (await db().selectFrom("audit_log").select(["actor", "command"]).orderBy("id").execute()).map(
      ({ actor, command }) => `${actor}: ${command}`,
    );
  const propose = async (headers: Headers) => {
    const { number } = await buy();
    const { reference, value } = await refund(number, headers);
    expect(reference).toBe("consentRequired");
    return { number, id: value.id as number };
  };

  test("a site without the setting asks nobody, and shoppers do not see the setting", async () => {
    const { body: site } = await shop().call("getSite", { params: { site: "boutique" } });
    expect(site).not.toHaveProperty("approvals");
    await ask(undefined);
    const { number } = await buy();
    expect((await refund(number, await staff())).status).toBe(200);
    expect(await list(await staff(), "")).toEqual([]);
  });

  test("the setting comes with an import of the site, and leaves with an export", async () => {
    await ask(undefined);
    const headers = await createMerchantHeaders(shop());
    const approvals = { refundAbove: 99.5, promotionAbovePercent: 30 };
    const exported = async (): Promise<Site | undefined> => {
      const { text } = await shop().call("exportShop", { headers });
      return (JSON.parse(text) as { sites: Site[] }).sites.find(({ code }) => code === "boutique");
    };
    const file = { text: JSON.stringify({ sites: [{ ...(await exported()), approvals }] }) };
    const { body } = await shop().call("previewImport", { headers, body: file });
    await shop().call("applyImport", { headers: withKey(headers), body: { plan: body.plan, file } });
    expect((await exported())?.approvals).toEqual(approvals);
    const { number } = await buy();
    expect((await refund(number, await staff())).reference).toBe("consentRequired");
  });

  test("refunds that together are above the amount wait, and nothing is done; repeated, the answer is the same", async () => {
    const one = await signInStaff(shop(), "desk");
    const { number } = await buy();
    const unit = { lines: [{ line: 1, quantity: 1 }] };
    expect((await refund(number, one.headers, unit)).status).toBe(200);
    const call = { params: { number }, body: { ...unit, reason: "Torn" }, headers: withKey(one.headers) };
    const first = await shop().call<"refundOrder", 409>("refundOrder", call);
    const again = await shop().call<"refundOrder", 409>("refundOrder", call);
    expect([first.status, first.body.reference, again.text]).toEqual([409, "consentRequired", first.text]);
    expect(await refunded(number)).toBe(1);
    const waiting = await list(await staff());
    expect(waiting).toMatchObject([
      {
        operation: "refundOrder",
        site: "boutique",
        state: "waiting",
        approvable: true,
        proposedBy: { kind: "staff", id: one.user.id, name: one.user.username },
        decidedBy: null,
        refund: { order: number, amount: "51.96", currency: "USD", input: call.body },
      },
    ]);
    expect(Date.parse(waiting[0]!.endsAt) - Date.parse(waiting[0]!.proposedAt)).toBe(7 * 86_400_000);
    const [own] = await list(one.headers);
    expect(own?.approvable).toBe(false);
    const [row] = await db().selectFrom("proposals").select("request").execute();
    expect(Object.keys(row!.request.headers).sort()).toEqual(["idempotency-key", "if-match"]);
  });

  test("200: done once when two approve at the same time, and the log names both people", async () => {
    const one = await signInStaff(shop(), "desk");
    const { id, number } = await propose(one.headers);
    const others = [await signInStaff(shop(), "desk"), await signInStaff(shop(), "desk")];
    const results = await Promise.all(others.map(({ headers }) => approve(id, headers)));
    const [done, late] = results.toSorted((a, b) => a.status - b.status);
    expect([done!.status, done!.body.state, late!.status, late!.reference, late!.value]).toEqual([
      200,
      "approved",
      409,
      "proposalClosed",
      "approved",
    ]);
    expect(await refunded(number)).toBe(1);
    const by = done!.body.decidedBy?.id;
    expect(others.map(({ user }) => user.id)).toContain(by);
    expect((await commands()).filter((line) => line.includes(number))).toEqual([
      `staff ${by}: refundOrder ${number} as proposal ${id} of staff ${one.user.id}`,
    ]);
    expect(await commands()).toContain(`staff ${one.user.id}: refundOrder proposed as ${id}`);
  });

  test("a customer is erased once another person consents, and the proposal forgets the address", async () => {
    // Any site may ask: an erasure is of all.
    await ask({ erase: true }, "outlet");
    const email = "erased.on.consent@example.com";
    const body = { ...checkoutBody(), user: { ...checkoutBody().user, email } };
    const { number } = (await shop().call("submitCheckout", { body })).body;
    const packer = await createMerchantHeaders(shop());
    await shop().call("shipOrder", { params: { number }, body: {}, headers: withKey(packer) });
    await doDueJobs(shop().services, shop().app.log);
    const one = await signInStaff(shop(), "shopkeeper");
    const erase = async (headers: Headers) =>
      result(
        await shop().call<"eraseCustomer", number>("eraseCustomer", {
          params: { id: number },
          body: { email },
          headers: withKey(headers),
        }),
      );
    const { status, reference, value } = await erase(one.headers);
    expect([status, reference]).toEqual([409, "consentRequired"]);
    const rejected = (await erase(one.headers)).value.id;
    await decide("rejectProposal", rejected, one.headers, { reason: "They called about it" });
    await erase(one.headers);
    const find = async () =>
      (await shop().call("getMerchantOrder", { params: { number }, headers: packer })).body.order.user.email;
    expect(await find()).toBe(email);
    expect((await approve(value.id, one.headers)).reference).toBe("anotherPersonRequired");
    const other = await signInStaff(shop(), "owner");
    expect((await approve(value.id, other.headers)).status).toBe(200);
    expect(await find()).not.toBe(email);
    const rows = await db().selectFrom("proposals").selectAll().execute();
    expect(rows.map(({ id }) => id)).toEqual([value.id]);
    const answers = await db().selectFrom("idempotency_keys").selectAll().execute();
    expect(JSON.stringify([rows, answers])).not.toMatch(/erased\.on\.consent|They called/);
    await ask(undefined, "outlet");
  });

  test("of two proposals of one unit the second is refused: the order's refunds have moved", async () => {
    await ask({ refundAbove: 10 });
    const { number } = await buy();
    const unit = { lines: [{ line: 1, quantity: 1 }] };
    const first = await refund(number, await staff(), unit);
    const second = await refund(number, await staff(), unit);
    const approver = await staff();
    expect((await approve(first.value.id, approver)).status).toBe(200);
    const { status, reference, value } = await approve(second.value.id, approver);
    expect([status, reference]).toEqual([409, "changedMeanwhile"]);
    expect(value.current.refunds).toMatchObject([{ amount: 51.96 }]);
    expect(await refunded(number)).toBe(1);
  });

  test("is not of the proposer, of their key or of a key that it made, nor of a program of which nobody knows whose it is", async () => {
    const owner = await signInStaff(shop(), "owner");
    const makeKey = async (headers: Headers): Promise<Headers> => {
      const { body } = await shop().call<"createMerchantKey", 201>("createMerchantKey", {
        body: { name: "own", scopes: [...merchantScopes] as MerchantScope[] },
        headers: withKey(headers),
      });
      return { "x-merchant-key": body.value as string };
    };
    const own = await makeKey(owner.headers);
    const made = await makeKey(own);
    const nobody = { "x-merchant-key": await createKey(db(), "nobody", merchantScopes) };
    const { id, number } = await propose(own);
    for (const headers of [owner.headers, own, made, nobody]) {
      const { status, reference } = await approve(id, headers);
      expect([status, reference]).toEqual([403, "anotherPersonRequired"]);
    }
    expect(await refunded(number)).toBe(0);
    const other = await signInStaff(shop(), "owner");
    expect((await approve(id, await makeKey(other.headers))).body.state).toBe("approved");
    expect(await refunded(number)).toBe(1);
  });

  test("needs the scope and the site of what was proposed", async () => {
    const { id } = await propose(await staff());
    const outlet = (await signInStaff(shop(), "owner", ["outlet"])).headers;
    const packer = (await signInStaff(shop(), "packer")).headers;
    expect((await approve(id, outlet)).reference).toBe("resourceDoesNotExist");
    expect((await approve(id, packer)).value).toBe("orders:write");
    expect((await decide("rejectProposal", id, packer, { reason: "No" })).value).toBe("orders:write");
    expect([await list(outlet), await list(packer)]).toEqual([[], []]);
  });

  test("rejected with its reason, it is not done any more; its proposer may take it back", async () => {
    const one = await staff();
    const { id, number } = await propose(one);
    const rejected = await decide("rejectProposal", id, one, { reason: " Not yet " });
    expect([rejected.body.state, rejected.body.reason]).toEqual(["rejected", "Not yet"]);
    expect((await approve(id, await staff())).value).toBe("rejected");
    expect((await decide("rejectProposal", id, await staff(), { reason: "No" })).value).toBe("rejected");
    expect(await refunded(number)).toBe(0);
    expect((await list(one, "state=rejected")).map((proposal) => proposal.id)).toEqual([id]);
  });

  test("after seven days it is done no more, and after a year it is forgotten", async () => {
    const { id } = await propose(await staff());
    const end = (days: number) =>
      db()
        .updateTable("proposals")
        .set({ expires_at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where("id", "=", id)
        .execute();
    await end(1);
    const [closed] = await list(await staff(), "state=expired");
    expect([closed?.id, closed?.approvable]).toEqual([id, false]);
    expect((await approve(id, await staff())).value).toBe("expired");
    await deleteOldProposals(db());
    expect(await db().selectFrom("proposals").select("request").execute()).toEqual([{ request: {} }]);
    expect(await list(await staff(), "")).toHaveLength(1);
    await end(400);
    await deleteOldProposals(db());
    expect(await list(await staff(), "")).toEqual([]);
  });

  test("200: the refund of a return is still of that return", async () => {
    const { id: order, number } = await buy();
    const program = await createMerchantHeaders(shop());
    const about = { params: { number }, headers: withKey(program) };
    const lines = [{ line: 1, quantity: 1 }];
    await shop().call("shipOrder", { ...about, body: { lines } });
    const asked = await shop().call("requestReturn", {
      params: { id: order },
      body: { lines, reason: "damaged" },
    });
    const input = { return: asked.body.returns?.[0]?.id ?? "" };
    await shop().call("answerReturn", {
      params: { number, id: input.return },
      body: { answer: "received" },
      headers: withKey(program),
    });
    await ask({ refundAbove: 10 });
    const { value } = await refund(number, await staff(), input);
    expect((await list(await staff()))[0]?.refund?.input).toMatchObject(input);
    expect((await approve(value.id, await staff())).status).toBe(200);
    const read = await shop().call("getMerchantOrder", { params: { number }, headers: program });
    expect(read.body.order.refunds).toMatchObject([{ ...input, lines }]);
    expect(
      (await commands()).some((line) => line.includes(`refundOrder ${number} return ${input.return} as`)),
    ).toBe(true);
  });

  test("a refund of another amount by now is refused, and waits on", async () => {
    const { id, number } = await propose(await staff());
    await refund(number, await createMerchantHeaders(shop()), { lines: [{ line: 1, quantity: 1 }] });
    const { status, reference, value } = await approve(id, await staff());
    expect([status, reference, value.current.refunds[0].amount]).toEqual([409, "changedMeanwhile", 51.96]);
    expect(await refunded(number)).toBe(1);
    expect((await list(await staff())).map((proposal) => proposal.id)).toEqual([id]);
  });

  const cancel = async (number: string, headers: Headers) =>
    result(
      await shop().call<"cancelMerchantOrder", number>("cancelMerchantOrder", {
        params: { number },
        body: { reason: "Asked by telephone" },
        headers: withKey(headers),
      }),
    );
  const buyWithBook = async () =>
    (
      await shop().call("submitCheckout", {
        body: checkoutBody({
          total: 123.92,
          cart: {
            products: [
              { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
              { variant: { id: ids.ebook.variant }, quantity: 1, price: 20 },
            ],
            invoice: { total: 123.92, currency: "USD" },
          },
        }),
      })
    ).body;

  test("a cancellation of what is here waits for nobody, one with an e-book does", async () => {
    expect((await cancel((await buy()).number, await staff())).status).toBe(200);
    const one = await signInStaff(shop(), "desk");
    const { number } = await buyWithBook();
    const { status, reference, value } = await cancel(number, one.headers);
    expect([status, reference]).toEqual([409, "consentRequired"]);
    expect(await refunded(number)).toBe(0);
    expect(await list(one.headers)).toMatchObject([
      {
        operation: "cancelMerchantOrder",
        refund: {
          order: number,
          amount: "123.92",
          currency: "USD",
          input: { reason: "Asked by telephone" },
        },
      },
    ]);
    const two = await signInStaff(shop(), "desk");
    const { body } = await approve(value.id, two.headers);
    expect(body.state).toBe("approved");
    const { headers } = two;
    const { order } = (await shop().call("getMerchantOrder", { params: { number }, headers })).body;
    expect([order.status, order.refunds?.map(({ amount }) => amount)]).toEqual(["cancelled", [123.92]]);
    expect((await commands()).filter((line) => line.includes(number))).toEqual([
      `staff ${two.user.id}: cancelMerchantOrder ${number} as proposal ${value.id} of staff ${one.user.id}`,
    ]);
  });

  test("a cancellation of less than was proposed is none that was consented to", async () => {
    const { number } = await buyWithBook();
    const { value } = await cancel(number, await staff());
    await ask(undefined);
    expect((await refund(number, await staff(), { lines: [{ line: 2, quantity: 1 }] })).status).toBe(200);
    expect((await approve(value.id, await staff())).reference).toBe("changedMeanwhile");
  });

  test("an order whose e-book was given back with consent is cancelled by one person", async () => {
    const { number } = await buyWithBook();
    await ask(undefined);
    expect((await refund(number, await staff(), { lines: [{ line: 2, quantity: 1 }] })).status).toBe(200);
    await ask({ refundAbove: 10 });
    expect((await cancel(number, await staff())).status).toBe(200);
  });

  const promotion: Promotion = {
    id: 900,
    name: "HALF",
    type: "percentage",
    discount: 50,
    enabled: true,
    site: "boutique",
  };
  const save = async (headers: Headers, change: Partial<Promotion>, id = promotion.id) =>
    result(
      await shop().call<"saveMerchantPromotion", number>("saveMerchantPromotion", {
        params: { id },
        body: { ...promotion, ...change },
        headers: withKey(headers),
      }),
    );

  test("a promotion above the share waits once it is on, and does not replace what is saved meanwhile", async () => {
    const headers = (await signInStaff(shop(), "shopkeeper")).headers;
    const other = (await signInStaff(shop(), "shopkeeper")).headers;
    expect((await save(headers, { enabled: false })).status).toBe(200);
    expect((await save(headers, { discount: 40 })).status).toBe(200);
    const { reference, value } = await save(headers, { discount: 50 });
    expect(reference).toBe("consentRequired");
    expect((await save(headers, { discount: 30 })).status).toBe(200);
    const late = await approve(value.id, other);
    expect([late.reference, late.value.current.promotion.discount]).toEqual(["changedMeanwhile", 30]);
    const next = await save(headers, { discount: 60 });
    expect((await approve(next.value.id, other)).body).toMatchObject({
      state: "approved",
      promotion: { id: 900, discount: 60 },
    });
    const { body } = await shop().call("listMerchantPromotions", { headers });
    expect(body.find(({ promotion: { id } }) => id === 900)?.promotion.discount).toBe(60);
  });

  test("a new promotion that waits is added once another person consents", async () => {
    const headers = (await signInStaff(shop(), "shopkeeper")).headers;
    const other = (await signInStaff(shop(), "shopkeeper")).headers;
    const added = { name: "ADDED" };
    const { value } = await save({ ...headers, "if-match": NO_REVISION }, added, 901);
    const approved = await approve(value.id, other);
    expect([approved.status, approved.body.state]).toEqual([200, "approved"]);
  });

  const replay = async (headers: Headers, id: number, body: object = { invert: true }) =>
    result<Replay>(
      await shop().call<"replayEntry", number>("replayEntry", {
        params: { id },
        body,
        headers: withKey(headers),
      }),
    );
  const lastEntries = async (headers: Headers) =>
    (await shop().call("listAuditEntries", { headers, query: "limit=3" })).body as [AuditEntry, AuditEntry];
  const readPromotion = async (id: number) => {
    const headers = await createMerchantHeaders(shop());
    const { body } = await shop().call("listMerchantPromotions", { headers, query: "limit=100" });
    return body.find((each) => each.promotion.id === id)?.promotion;
  };
  const end = async (headers: Headers, id: number) => {
    const call = { params: { id }, headers: withKey(headers) };
    expect((await shop().call<"endMerchantPromotion", number>("endMerchantPromotion", call)).status).toBe(
      200,
    );
    const [entry] = await lastEntries(headers);
    return entry;
  };

  test("the log puts a promotion above the share back once another person consents", async () => {
    const headers = (await signInStaff(shop(), "shopkeeper")).headers;
    const other = (await signInStaff(shop(), "shopkeeper")).headers;
    const { value } = await save(headers, { id: 902, name: "LATE" }, 902);
    expect((await approve(value.id, other)).status).toBe(200);
    const ended = await end(headers, 902);
    expect(ended.invertible).toBe(true);
    const tried = await replay(headers, ended.id, { invert: true, dry: true });
    expect([tried.status, tried.body.applied]).toEqual([200, false]);
    const { reference, value: waiting } = await replay(headers, ended.id);
    expect([reference, (await readPromotion(902))?.enabled]).toEqual(["consentRequired", false]);
    const [proposal] = await list(other);
    expect(proposal).toMatchObject({
      id: waiting.id,
      operation: "replayEntry",
      site: "boutique",
      approvable: true,
      replay: {
        entry: ended.id,
        operation: "endMerchantPromotion",
        invert: true,
        changes: tried.body.changes,
      },
    });
    expect((await approve(waiting.id, headers)).reference).toBe("anotherPersonRequired");
    expect((await approve(waiting.id, other)).body).toMatchObject({ state: "approved" });
    expect((await readPromotion(902))?.enabled).toBe(true);
    const [undo] = await lastEntries(headers);
    expect(undo).toMatchObject({
      undoes: ended.id,
      command: expect.stringMatching(/^replayEntry \d+ inverted as proposal \d+ of staff \d+$/),
    });
    expect((await replay(headers, ended.id)).value).toMatchObject({ reason: "undone", undoneBy: undo.id });

    // Another form of it by now is none that was consented to.
    const again = await end(headers, 902);
    const late = await replay(headers, again.id);
    const lower = { id: 902, name: "LATE", discount: 30, enabled: false };
    expect((await save(headers, lower, 902)).status).toBe(200);
    expect((await approve(late.value.id, other)).reference).toBe("changedMeanwhile");
    expect((await replay(headers, again.id)).body).toMatchObject({ applied: true, moved: false });
    expect(await readPromotion(902)).toMatchObject({ discount: 30, enabled: true });
  });

  test("the undo of an import with such a promotion waits as a whole", async () => {
    const owner = await createMerchantHeaders(shop());
    const live = { ...promotion, id: 904, name: "WHOLE" };
    await inTransaction(db(), (trx) => upsertPromotions(trx, [live]));
    const page = { handle: "with-a-promotion", title: "With", html: "<p>With.</p>" };
    const file = { text: JSON.stringify({ promotions: [{ ...live, enabled: false }], pages: [page] }) };
    const { body: preview } = await shop().call("previewImport", { headers: owner, body: file });
    await shop().call("applyImport", { headers: withKey(owner), body: { plan: preview.plan, file } });
    const [entry] = await lastEntries(owner);
    const { reference, value } = await replay(owner, entry.id);
    expect(reference).toBe("consentRequired");
    const readPage = async () =>
      (
        await shop().call<"getMerchantPage", number>("getMerchantPage", {
          params: { handle: page.handle },
          headers: owner,
        })
      ).status;
    expect([await readPage(), (await readPromotion(904))?.enabled]).toEqual([200, false]);
    const person = await signInStaff(shop(), "owner");
    const limited = await shop().call<"createMerchantKey", 201>("createMerchantKey", {
      body: { name: "promotions", scopes: ["promotions:write"] },
      headers: withKey(person.headers),
    });
    const refused = await approve(value.id, { "x-merchant-key": limited.body.value as string });
    expect([refused.reference, refused.value]).toEqual(["merchantScopeMissing", "settings:write"]);
    expect((await approve(value.id, person.headers)).body).toMatchObject({
      state: "approved",
      replay: { operation: "applyImport", changesTotal: 2 },
    });
    expect([await readPage(), (await readPromotion(904))?.enabled]).toEqual([404, true]);
  });

  test("an import waits whole for what would wait at its own operation, also when its file ends the setting", async () => {
    await ask({ promotionAbovePercent: 40, giftCardAbove: 60 });
    const one = (await signInStaff(shop(), "owner")).headers;
    const other = (await signInStaff(shop(), "owner")).headers;
    const importFile = async (document: object) => {
      const file = { name: "spring.json", text: JSON.stringify(document) };
      const { body } = await shop().call("previewImport", { headers: one, body: file });
      const call = { headers: withKey(one), body: { plan: body.plan, file } };
      return result(await shop().call<"applyImport", number>("applyImport", call));
    };
    const cards = (code: string, amount_remaining: number, site = "boutique") => ({
      giftCards: [{ code, amount_remaining, site, currency: "USD" }],
    });
    expect((await importFile(cards("9-0000-0000-0001", 40))).status).toBe(200);
    const many = await importFile(cards("9-0000-0000-0002", 30));
    expect(many.reference).toBe("consentRequired");
    const { approvals: _, ...site } = await requireSite(db(), "boutique");
    const half = { ...promotion, id: 915, name: "IMPORTED50", discount: 50 };
    const sale = await importFile({ promotions: [half], sites: [site] });
    expect([sale.reference, await readPromotion(915)]).toEqual(["consentRequired", undefined]);
    const about = { name: "spring.json", plan: expect.any(String), giftCards: 0, giftCardsAmount: "0.00" };
    expect((await list(other)).map((proposal) => proposal.import)).toEqual([
      { ...about, promotions: ["IMPORTED50"] },
      { ...about, promotions: [], giftCards: 1, giftCardsAmount: "30.00" },
    ]);
    expect((await approve(sale.value.id, one)).reference).toBe("anotherPersonRequired");
    for (const { value } of [sale, many])
      expect((await approve(value.id, other)).body).toMatchObject({
        state: "approved",
        operation: "applyImport",
      });
    expect((await readPromotion(915))?.discount).toBe(50);
    const entries = await db()
      .selectFrom("gift_card_entries")
      .select("actor")
      .where("code", "=", "9-0000-0000-0002")
      .execute();
    const approved = (await list(other, "state=approved")).find(({ id }) => id === many.value.id);
    expect(entries).toEqual([{ actor: `staff ${approved?.proposedBy?.id}` }]);
    await ask({ giftCardAbove: 60 });
    // At the outlet nothing waits; where it does, a card that was made elsewhere is as good as a new one.
    expect((await importFile(cards("9-0000-0000-0003", 500, "outlet"))).status).toBe(200);
    expect((await importFile(cards("9-0000-0000-0003", 500))).reference).toBe("consentRequired");
  });

  test("who works for some sites neither sees nor rejects what is of all sites", async () => {
    const { value } = await save(
      (await signInStaff(shop(), "shopkeeper")).headers,
      { id: 903, name: "ALL" },
      903,
    );
    const boutique = (await signInStaff(shop(), "owner", ["boutique"])).headers;
    expect(await list(boutique)).toEqual([]);
    const rejected = await decide("rejectProposal", value.id, boutique, { reason: "No" });
    expect([rejected.reference, rejected.value]).toEqual(["merchantScopeMissing", "promotions:write"]);
  });

  test("a promotion that was new does not replace one that came meanwhile", async () => {
    const headers = (await signInStaff(shop(), "shopkeeper")).headers;
    const other = (await signInStaff(shop(), "shopkeeper")).headers;
    const anew = { id: 901, name: "NEW" };
    const call = (discount: number) =>
      shop().call<"saveMerchantPromotion", number>("saveMerchantPromotion", {
        params: { id: 901 },
        body: { ...promotion, ...anew, discount },
        headers: withKey(headers),
      });
    const { value } = result(await call(90));
    expect((await call(5)).status).toBe(200);
    expect((await approve(value.id, other)).reference).toBe("changedMeanwhile");
  });
});
