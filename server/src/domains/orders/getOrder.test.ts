import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";

describeOperation("getOrder", (shop) => {
  test("200: the order as it was placed (C-621)", async () => {
    const placed = await shop().call("submitCheckout", { body: checkoutBody() });
    const { status, body, headers } = await shop().call("getOrder", { params: { id: placed.body.id } });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...placed.body,
      cancellationRefund: placed.body.invoice.total,
      invoiceNumber: expect.stringMatching(/^BOUTIQUE-\d{4}-\d{6}$/),
      invoiceDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: "placed",
      shipments: [],
      refunds: [],
      returnable: [],
      returns: [],
      reviewable: [],
      reviews: [],
    });
    expect(headers).not.toHaveProperty("x-join-nonce");
  });

  test("200: what became of its offer: open, closed, or accepted with what was paid for it (C-256)", async () => {
    const offerOf = async (id: string) =>
      (await shop().call("getOrder", { params: { id } })).body.offer ?? undefined;
    const closed = await orderWithOffer(shop());
    const { task_id, expires } = closed.upsells;
    expect(await offerOf(closed.id)).toEqual({ status: "open", expires, variants: [], invoice: null });
    expect(closed.offer).toEqual(await offerOf(closed.id));
    await shop().call("closeOrder", { body: { task: { id: task_id }, reason: "offers-all-declined" } });
    expect(await offerOf(closed.id)).toMatchObject({ status: "closed", variants: [], invoice: null });

    const accepted = await orderWithOffer(shop());
    const acceptance = toAcceptance(accepted);
    const answers = [
      await shop().call("acceptUpsell", { body: acceptance }),
      await shop().call("acceptUpsell", { body: acceptance }),
    ];
    const [product] = accepted.upsells.products;
    const offer = {
      status: "accepted",
      expires: accepted.upsells.expires,
      variants: [product?._variant.id],
      invoice: product?.invoice,
    };
    expect([...answers.map(({ body }) => body.offer), await offerOf(accepted.id)]).toEqual([
      offer,
      offer,
      offer,
    ]);
    expect((await shop().call("getOrder", { params: { id: accepted.id } })).text).not.toContain(
      accepted.upsells.nonce ?? "nonce",
    );
  });

  test("a member reads their own and guests' orders; another member's, or a member's read by a guest: 404 (CA-99)", async () => {
    const [ada, eve] = [await signIn(shop()), await signIn(shop())];
    const placeOrder = async (headers: Record<string, string>) =>
      (await shop().call("submitCheckout", { body: checkoutBody(), headers })).body.id;
    const [guests, adas] = [await placeOrder({}), await placeOrder(ada.headers)];
    const read = async (id: string, headers: Record<string, string>) =>
      (await shop().call("getOrder", { params: { id }, headers })).status;
    expect([await read(guests, {}), await read(guests, eve.headers), await read(adas, ada.headers)]).toEqual([
      200, 200, 200,
    ]);
    expect([await read(adas, eve.headers), await read(adas, {})]).toEqual([404, 404]);
  });

  test("500 internalError: the sandbox's broken order (S8)", async () => {
    const { status, body } = await shop().call<"getOrder", 500>("getOrder", { params: { id: "broken" } });
    expect([status, body.reference]).toEqual([500, "internalError"]);
  });
});
