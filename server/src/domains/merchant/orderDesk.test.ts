import { randomUUID } from "node:crypto";
import { erasedEmail } from "@velours/sdk/shop";
import type { Order, OrderEvent } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import type { OperationName } from "../../generated/operations.ts";
import { limits } from "../../platform/limits/limits.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { disputePayment } from "../../testing/failPayment.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { erasePerson } from "../privacy/erasePerson.ts";

describeOnStores("an order at the desk", (createStore) => {
  let merchant: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
    await shop.services.store.db.deleteFrom("rate_limits").execute();
  });

  const db = () => shop.services.store.db;
  const doJobs = () => doDueJobs(shop.services, shop.app.log);
  const buy = async (email = `${randomUUID()}@example.com`): Promise<Order> =>
    (await shop.call("submitCheckout", { body: checkoutBody({ email }) })).body;
  const send = async <Op extends OperationName>(
    operation: Op,
    { number }: Pick<Order, "number">,
    body?: object,
    { id = "", headers = {} }: { id?: string; headers?: Record<string, string> } = {},
  ) => {
    const reads = operation === "listOrderEvents";
    const answer = await shop.call<Op, number>(operation, {
      params: { number, ...(id && { id }) },
      ...(body && { body }),
      headers: { ...merchant, ...(!reads && { "idempotency-key": randomUUID() }), ...headers },
    });
    return { status: answer.status, text: answer.text, body: JSON.parse(answer.text) };
  };
  const listEvents = async (order: Pick<Order, "number">): Promise<OrderEvent[]> =>
    (await send("listOrderEvents", order)).body;
  const line = (quantity: number) => ({ lines: [{ line: 1, quantity }] });

  describe("listOrderEvents", () => {
    test("200: all that happened, the oldest first, each with its actor and money", async () => {
      const order = await buy();
      await doJobs();
      await send("addOrderNote", order, { text: "Wants it <b>wrapped</b>." });
      await send("shipOrder", order, { ...line(1), carrier: "USPS", tracking: "94001" });
      await send("refundOrder", order, { ...line(1), reason: "Late" });
      await doJobs();
      const events = await listEvents(order);
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["placed", "captured", "emailSent", "noted", "shipped", "refunded"]),
      );
      expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted());
      const find = (kind: string) => events.find((event) => event.kind === kind);
      expect(find("placed")).toMatchObject({ actor: "buyer", amount: "103.92" });
      expect(find("captured")).toMatchObject({ actor: "shop", amount: "103.92" });
      expect(find("noted")).toMatchObject({
        actor: expect.stringMatching(/^key /),
        text: "Wants it <b>wrapped</b>.",
      });
      expect(find("shipped")).toMatchObject({
        actor: expect.stringMatching(/^key /),
        summary: "Parcel sent with USPS 94001: 1:1",
      });
      expect(find("refunded")).toMatchObject({ text: "Late", amount: "51.96" });
    });
  });

  describe("addOrderNote", () => {
    test("200: of a member of staff the events say the name", async () => {
      const order = await buy();
      const staff = await signInStaff(shop, "desk");
      await shop.call("addOrderNote", {
        params: { number: order.number },
        body: { text: "Called" },
        headers: { ...staff.headers, "idempotency-key": randomUUID() },
      });
      expect((await listEvents(order)).find(({ kind }) => kind === "noted")).toMatchObject({
        actor: `staff ${staff.user.id}`,
        actorName: staff.user.username,
      });
    });

    test("200: the same key notes it once, and the buyer never sees it", async () => {
      const order = await buy();
      const headers = { "idempotency-key": randomUUID() };
      const all = [1, 2, 3].map(() => send("addOrderNote", order, { text: "Once" }, { headers }));
      expect(new Set((await Promise.all(all)).map(({ text }) => text)).size).toBe(1);
      expect((await listEvents(order)).filter(({ kind }) => kind === "noted")).toHaveLength(1);
      expect((await shop.call("getOrder", { params: { id: order.id } })).text).not.toContain("Once");
    });
  });

  describe("resendOrderEmail", () => {
    test("200: sent again to the address that the order has now, as an email of its own", async () => {
      const order = await buy();
      await doJobs();
      const email = `${randomUUID()}@example.com`;
      await send("changeOrderContact", order, { email });
      await send("resendOrderEmail", order, { template: "confirmation" });
      await doJobs();
      expect(await readEmails(shop, email)).toHaveLength(1);
      const sent = (await listEvents(order)).findLast(({ kind }) => kind === "emailSent");
      expect(sent).toMatchObject({
        summary: "Email order-confirmation sent",
        template: "order-confirmation",
        actor: expect.stringMatching(/^key /),
      });
    });

    test("200: beyond a few a day an address gets it later", async () => {
      const order = await buy();
      await doJobs();
      const count = async () => (await readEmails(shop, order.user.email)).length;
      const before = await count();
      const { burst, seconds } = limits.deskEmails;
      for (let nth = 0; nth < burst + 3; nth++)
        expect((await send("resendOrderEmail", order, { template: "confirmation" })).status).toBe(200);
      expect(await count()).toBe(before + burst);
      for (const passed of [1, 2, 3]) {
        await sql`update jobs set run_at = run_at - make_interval(secs => ${seconds / burst}) where payload ? 'resend' and done_at is null`.execute(
          shop.services.store.db,
        );
        expect(await count()).toBe(before + burst + passed);
      }
    });

    test("404 resourceDoesNotExist: an email that the order has not had, and any once its buyer is erased", async () => {
      const order = await buy();
      for (const template of ["shipped", "refunded", "returnRequested", "returnAnswered"])
        expect((await send("resendOrderEmail", order, { template })).status).toBe(404);
      await send("shipOrder", order, {});
      expect((await send("resendOrderEmail", order, { template: "shipped" })).status).toBe(200);
      await doJobs();
      await erasePerson(db(), order.user.email);
      for (const template of ["confirmation", "shipped"])
        expect((await send("resendOrderEmail", order, { template })).body.reference).toBe(
          "resourceDoesNotExist",
        );
      expect((await send("refundOrder", order, {})).status).toBe(200);
      await doJobs();
      expect(await readEmails(shop, erasedEmail)).toEqual([]);
    });
  });

  describe("changeOrderContact", () => {
    const moved = { ...address, address1: "14 Main St" };

    test("200: email and address, with another revision; what is left out stays", async () => {
      const order = await buy();
      const first = await send("changeOrderContact", order, { shipping: moved });
      expect(first.body.order.address.shipping).toMatchObject({ address1: "14 Main St", country: "US" });
      expect(first.body.order.user.email).toBe(order.user.email);
      const headers = { "if-match": `"${first.body.contactRevision}"` };
      const second = await send("changeOrderContact", order, { email: "new@example.com" }, { headers });
      expect(second.body.order).toMatchObject({
        user: { email: "new@example.com" },
        address: { shipping: { address1: "14 Main St" } },
      });
      expect(second.body.contactRevision).not.toBe(first.body.contactRevision);
      const seen = await shop.call("trackOrder", {
        body: { number: order.number, email: "new@example.com" },
      });
      expect(seen.status).toBe(200);
    });

    test("200: country and state stay as the order spells them", async () => {
      const order = await buy();
      const shipping = { ...moved, country: "us", state: " tx" };
      expect((await send("changeOrderContact", order, { shipping })).body.order.address.shipping).toEqual({
        ...moved,
        address2: null,
        phone: null,
      });
    });

    test("409 changedMeanwhile: of two at once with one revision, one; the other learns what is there", async () => {
      const order = await buy();
      const { contactRevision } = (await send("resendOrderEmail", order, { template: "confirmation" })).body;
      const headers = { "if-match": contactRevision };
      const both = await Promise.all(
        ["a@example.com", "b@example.com"].map((email) =>
          send("changeOrderContact", order, { email }, { headers }),
        ),
      );
      const [done, refused] = both.sort((a, b) => a.status - b.status);
      expect([done?.status, refused?.status]).toEqual([200, 409]);
      expect(refused?.body).toMatchObject({
        reference: "changedMeanwhile",
        value: {
          revision: done?.body.contactRevision,
          current: { email: done?.body.order.user.email },
        },
      });
    });

    test("409 orderShipped once a parcel has left; the email can still be corrected", async () => {
      const order = await buy();
      await send("shipOrder", order, line(1));
      const refused = await send("changeOrderContact", order, { email: "c@example.com", shipping: moved });
      expect(refused.body).toMatchObject({ reference: "orderShipped" });
      expect((await shop.call("getOrder", { params: { id: order.id } })).body.user.email).toBe(
        order.user.email,
      );
      expect((await send("changeOrderContact", order, { email: "c@example.com" })).status).toBe(200);
    });

    test("400 validationError: a postcode of another state", async () => {
      const order = await buy();
      const refused = await send("changeOrderContact", order, { shipping: { ...moved, zipcode: "97201" } });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { reference: "validationError", value: { "shipping.zipcode": expect.any(String) } },
      ]);
    });

    test("409 addressRegionFixed: another state or country", async () => {
      const order = await buy();
      const elsewhere = { ...address, state: "NY", zipcode: "10001" };
      expect((await send("changeOrderContact", order, { shipping: elsewhere })).body).toMatchObject({
        reference: "addressRegionFixed",
        value: { country: "US", state: "TX" },
      });
    });
  });

  describe("previewRefund", () => {
    const readAll = async () => {
      const stock = await db()
        .selectFrom("stock")
        .selectAll()
        .orderBy("variant_id")
        .orderBy("region")
        .execute();
      const refunds = await db().selectFrom("refunds").selectAll().execute();
      const jobs = await db().selectFrom("jobs").select("id").where("kind", "=", "refund").execute();
      return { stock, refunds, jobs };
    };

    test("200: what the refund then gives back, to the cent; nothing is changed by looking", async () => {
      const order = await buy();
      await doJobs();
      await send("shipOrder", order, line(1));
      const before = await readAll();
      const seen = await send("previewRefund", order, line(2));
      expect(await readAll()).toEqual(before);
      expect(seen.body).toMatchObject({
        amount: "103.92",
        currency: "USD",
        payments: [{ service: "braintree", amount: "103.92" }],
        giftCard: "0.00",
        lines: [{ line: 1, quantity: 2 }],
        stock: [{ line: 1, quantity: 1 }],
      });
      const { body } = await send("refundOrder", order, line(2));
      expect(body.order.refunds[0].amount).toBe(Number(seen.body.amount));
      const after = await readAll();
      const returned = (rows: typeof before.stock) =>
        rows
          .filter(({ variant_id }) => variant_id === ids.halo.violet)
          .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
      expect(returned(after.stock) - returned(before.stock)).toBe(seen.body.stock[0].quantity);
    });
  });

  describe("closeOrderTrouble", () => {
    const reason = { reason: "Sent the proof of delivery" };
    const read = async ({ number }: Order) =>
      (await shop.call("getMerchantOrder", { params: { number }, headers: merchant })).body;
    /** True where the order is listed, and the reasons that it says itself. */
    const trouble = async (order: Order) => {
      const query = "isInTrouble=true&limit=100";
      const { body } = await shop.call("listMerchantOrders", { query, headers: merchant });
      const isListed = body.some((found) => found.order.number === order.number);
      return [isListed, (await read(order)).trouble?.reasons];
    };

    test("one of two at once takes it off the list, with a reason, until something else happens", async () => {
      const order = await buy();
      await disputePayment(shop, order.id);
      expect(await trouble(order)).toEqual([true, ["dispute_opened"]]);
      const stale = await send("closeOrderTrouble", order, reason, { headers: { "if-match": "older" } });
      const current = (await read(order)).trouble;
      const value = { revision: current?.revision, current };
      expect(stale.body).toMatchObject({ reference: "changedMeanwhile", value });
      const headers = { "if-match": current?.revision ?? "" };
      const both = await Promise.all([1, 2].map(() => send("closeOrderTrouble", order, reason, { headers })));
      expect(both.map(({ status, body }) => [status, body.reference]).sort()).toEqual([
        [200, undefined],
        [409, "orderNotInTrouble"],
      ]);
      expect(await trouble(order)).toEqual([false, undefined]);
      const closed = (await listEvents(order)).filter(({ kind }) => kind === "troubleClosed");
      expect(closed).toMatchObject([{ text: reason.reason, actor: expect.stringMatching(/^key /) }]);
      await disputePayment(shop, order.id);
      expect(await trouble(order)).toEqual([true, ["dispute_opened"]]);
      // Later tests need its goods.
      await send("cancelMerchantOrder", order, {});
    });

    test("a refund that failed leaves the list, and another one that fails does not", async () => {
      const order = await buy();
      await doJobs();
      const fail = async () => {
        await send("refundOrder", order, line(1));
        await doJobs();
        await sql`update refund_payments p set state = 'failed', error = 'refused' from refunds r
          where r.id = p.refund_id and r.order_id = ${order.id} and p.state <> 'failed'`.execute(db());
      };
      await fail();
      expect(await trouble(order)).toEqual([true, ["refused"]]);
      await send("closeOrderTrouble", order, reason);
      expect(await trouble(order)).toEqual([false, undefined]);
      await fail();
      expect(await trouble(order)).toEqual([true, ["refused"]]);
    });
  });

  describe("answerReturn", () => {
    const askBack = async (quantity = 1) => {
      const order = await buy();
      await send("shipOrder", order, {});
      const { body } = await shop.call("requestReturn", {
        params: { id: order.id },
        body: { lines: [{ line: 1, quantity }], reason: "damaged" },
      });
      return { order, id: body.returns?.[0]?.id ?? "" };
    };
    const readRevision = async ({ number }: Order): Promise<string> => {
      const read = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
      return read.body.order.returns?.[0]?.revision ?? "";
    };
    const waiting = async (order: Order): Promise<boolean> => {
      const { body } = await shop.call("listMerchantOrders", {
        query: "returns=requested",
        headers: merchant,
      });
      return body.some((found) => found.order.number === order.number);
    };

    test("200: seen by the buyer, told by email, no longer among those that wait", async () => {
      const { order, id } = await askBack();
      expect(await waiting(order)).toBe(true);
      const answer = { answer: "approved", note: "Send it to 4 Mill Lane." };
      expect((await send("answerReturn", order, answer, { id })).status).toBe(200);
      expect(await waiting(order)).toBe(false);
      const seen = (await shop.call("getOrder", { params: { id: order.id } })).body;
      expect(seen.returns).toMatchObject([{ state: "requested", answer }]);
      await doJobs();
      const mails = await readEmails(shop, order.user.email);
      expect(mails.some(({ text }) => text.includes("4 Mill Lane"))).toBe(true);
      const sent = (await listEvents(order)).filter(({ kind }) => kind === "emailSent");
      expect(sent.map(({ template }) => template)).toContain("return-answered");
    });

    test("200: each answer is an email of its own, also one that was given before", async () => {
      const { order, id } = await askBack();
      for (const answer of ["approved", "declined", "approved"] as const) {
        expect((await send("answerReturn", order, { answer }, { id })).status).toBe(200);
        await doJobs();
      }
      const mails = (await readEmails(shop, order.user.email)).filter(({ id: mail }) => mail.includes(id));
      const answers = mails.filter(({ id: mail }) => /^return-(approved|declined)/.test(mail));
      expect(new Set(answers.map(({ id: mail }) => mail)).size).toBe(3);
    });

    test("409 changedMeanwhile: of two at once with one revision, one; the other learns what is there", async () => {
      const { order, id } = await askBack();
      const revision = await readRevision(order);
      const headers = { "if-match": `"${revision}"` };
      const both = await Promise.all(
        ["approved", "declined"].map((answer) => send("answerReturn", order, { answer }, { id, headers })),
      );
      const [done, refused] = both.sort((a, b) => a.status - b.status);
      expect([done?.status, refused?.status]).toEqual([200, 409]);
      const current = done?.body.order.returns[0];
      expect(current.revision).not.toBe(revision);
      expect(refused?.body).toMatchObject({
        reference: "changedMeanwhile",
        value: { revision: current.revision, current },
      });
      const seen = { "if-match": current.revision };
      expect((await send("answerReturn", order, { answer: "received" }, { id, headers: seen })).status).toBe(
        200,
      );
      const events = (await listEvents(order)).filter(({ kind }) => kind === "returnAnswered");
      expect(events).toHaveLength(2);
    });

    test("409 changedMeanwhile: refunded since it was read", async () => {
      const { order, id } = await askBack();
      const headers = { "if-match": await readRevision(order) };
      await send("refundOrder", order, line(1));
      const refused = await send("answerReturn", order, { answer: "declined" }, { id, headers });
      expect(refused.body).toMatchObject({
        reference: "changedMeanwhile",
        value: { current: { id, state: "refunded" } },
      });
    });

    test("409 returnAnswered: twice at once, after it was received, after its refund", async () => {
      const { order, id } = await askBack();
      const both = await Promise.all(
        [1, 2].map(() => send("answerReturn", order, { answer: "approved" }, { id })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await send("answerReturn", order, { answer: "received" }, { id })).status).toBe(200);
      expect((await send("answerReturn", order, { answer: "declined" }, { id })).body).toMatchObject({
        reference: "returnAnswered",
        value: "received",
      });
      const second = await askBack();
      await send("refundOrder", second.order, line(1));
      const late = await send("answerReturn", second.order, { answer: "declined" }, { id: second.id });
      expect(late.body).toMatchObject({ reference: "returnAnswered", value: "refunded" });
    });

    test("404 resourceDoesNotExist: another order's return", async () => {
      const [first, second] = [await askBack(), await askBack()];
      expect(
        (await send("answerReturn", first.order, { answer: "approved" }, { id: second.id })).status,
      ).toBe(404);
    });
  });
});
