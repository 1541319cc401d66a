import { randomUUID } from "node:crypto";
import type { Order, ReturnInput } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { asMerchant, buy, buyAndShip } from "../../testing/orders.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import { doForOrders } from "../merchant/ordersCommand.ts";

describeOperation("requestReturn", (shop) => {
  const db = () => shop().services.store.db;
  afterEach(() => db().deleteFrom("rate_limits").execute());
  const shipped = (email = "ada@example.com", headers?: Record<string, string>) =>
    buyAndShip(shop(), checkoutBody({ email }), headers);
  const damaged = (quantity?: number): ReturnInput => ({
    lines: [{ line: 1, ...(quantity && { quantity }) }],
    reason: "damaged",
    note: "The cap is <b>cracked</b>.",
  });
  const ask = async (id: string, body: ReturnInput = damaged(1), headers: Record<string, string> = {}) => {
    const { status, text } = await shop().call<"requestReturn", number>("requestReturn", {
      params: { id },
      body,
      headers: { "idempotency-key": randomUUID(), ...headers },
    });
    return { status, text, body: JSON.parse(text) as Order & { reference?: string; value?: unknown } };
  };
  const read = async (id: string) => (await shop().call("getOrder", { params: { id } })).body;

  test("200: noted once, confirmed by email, seen by the merchant, refunded by the refund there is", async () => {
    const order = await shipped("returns@example.com");
    expect((await read(order.id)).returnable).toMatchObject([{ line: 1, quantity: 2 }]);
    const { body } = await ask(order.id);
    expect(body).toMatchObject({
      returnable: [{ line: 1, quantity: 1 }],
      returns: [{ state: "requested", reason: "damaged", lines: [{ line: 1, quantity: 1 }] }],
    });
    expect(await doForOrders(db(), ["show", order.number])).toMatch(
      /Return requested .* damaged: 1:1\. The cap is <b>cracked<\/b>\./,
    );
    await asMerchant(shop(), "refundOrder", order.number, { lines: [{ line: 1, quantity: 1 }] });
    const seen = await shop().call("getMerchantOrder", {
      params: { number: order.number },
      headers: await createMerchantHeaders(shop()),
    });
    expect(seen.body.order.returns).toMatchObject([{ state: "refunded" }]);
    expect((await read(order.id)).returnable).toMatchObject([{ line: 1, quantity: 1 }]);
    await doDueJobs(shop().services, shop().app.log);
    const mails = await readEmails(shop(), "returns@example.com");
    const mail = mails.find(({ subject }) => subject === `Your return for order ${order.number}`);
    expect(mail?.text).toContain("Arrived damaged");
    expect(mail?.html).toContain("The cap is &lt;b&gt;cracked&lt;/b&gt;.");
  });

  test("eight times at the same moment, from as many tabs: each unit once", async () => {
    const order = await shipped();
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(order.id)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(all.find(({ status }) => status !== 200)?.body).toMatchObject({
      reference: "lineQuantityExceeded",
      value: { line: 1, left: 0 },
    });
    const { returns, returnable } = await read(order.id);
    expect([returns?.length, returnable]).toEqual([2, []]);
  });

  test("409 lineQuantityExceeded: nothing has left, a line that is not there, more than there is, named twice", async () => {
    const waiting = await buy(shop());
    const order = await shipped();
    for (const [id, lines] of [
      [waiting.id, [{ line: 1, quantity: 1 }]],
      [order.id, [{ line: 7, quantity: 1 }]],
      [order.id, [{ line: 1, quantity: 3 }]],
      [
        order.id,
        [
          { line: 1, quantity: 2 },
          { line: 1, quantity: 1 },
        ],
      ],
    ] as const)
      expect(await ask(id, { ...damaged(), lines: [...lines] })).toMatchObject({
        status: 409,
        body: { reference: "lineQuantityExceeded" },
      });
    expect((await read(order.id)).returns).toEqual([]);
  });

  test("409 returnClosed: after the site's days; a change of the setting takes nothing back", async () => {
    const order = await shipped();
    expect((await read(order.id)).returnDays).toBe(30);
    await sql`update shipments set created_at = now() - interval '29 days' where order_id = ${order.id}`.execute(
      db(),
    );
    expect((await ask(order.id)).status).toBe(200);
    await sql`update shipments set created_at = now() - interval '30 days' where order_id = ${order.id}`.execute(
      db(),
    );
    expect((await read(order.id)).returnable).toEqual([]);
    expect(await ask(order.id)).toMatchObject({ status: 409, body: { reference: "returnClosed" } });
  });

  test("404 resourceDoesNotExist: a member's order for anyone else, an unknown id", async () => {
    const { user, headers } = await signIn(shop());
    const other = await signIn(shop());
    const order = await shipped(user.email, headers);
    for (const [id, by] of [
      [order.id, {}],
      [order.id, other.headers],
      [randomUUID(), {}],
    ] as const)
      expect(await ask(id, damaged(1), by)).toMatchObject({ status: 404 });
    expect((await ask(order.id, damaged(1), headers)).status).toBe(200);
  });
});
