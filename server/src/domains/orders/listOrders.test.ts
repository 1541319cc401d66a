import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("listOrders", (shop) => {
  const placeOrder = async (headers: Record<string, string>) =>
    (await shop().call("submitCheckout", { body: checkoutBody(), headers })).body;

  test("200: the member's own, newest first, a page at a time", async () => {
    const { user, headers } = await signIn(shop());
    const orders = [await placeOrder(headers), await placeOrder(headers), await placeOrder(headers)];
    await placeOrder({});
    await placeOrder((await signIn(shop())).headers);
    const list = async (query: string) =>
      await shop().call("listOrders", { params: { id: user.id }, headers, query });
    const first = await list("limit=2");
    expect(first.body).toMatchObject([{ id: orders[2]?.id, status: "placed" }, { id: orders[1]?.id }]);
    expect(first.headers).toMatchObject({
      "x-pagination-page": "1",
      "x-pagination-pages-total": "2",
      "x-pagination-items-per-page": "2",
      "x-pagination-items-total": "3",
    });
    expect((await list("limit=2&page=2")).body).toMatchObject([{ id: orders[0]?.id }]);
  });

  test("200: what a guest bought under the member's address, once that is proven", async () => {
    const unproven = await signIn(shop(), { verified: false });
    const guest = async (email: string, headers = {}) =>
      (await shop().call("submitCheckout", { body: checkoutBody({ email }), headers })).body;
    const { user, headers } = await signIn(shop());
    const before = await guest(user.email.toUpperCase());
    const own = await placeOrder(headers);
    await guest("somebody@example.com");
    await guest(user.email, unproven.headers);
    await guest(user.email, { host: "outlet.localhost" });
    await guest(unproven.user.email);
    const list = async (member: typeof unproven) =>
      await shop().call("listOrders", { params: { id: member.user.id }, headers: member.headers });
    const { body, headers: pagination } = await list({ user, headers });
    expect(body).toMatchObject([{ id: own.id }, { id: before.id }]);
    expect(pagination["x-pagination-items-total"]).toBe("2");
    expect((await list(unproven)).body).toHaveLength(1);
  });

  test("200: no order yet, and none of another site", async () => {
    const { user, headers } = await signIn(shop());
    const empty = await shop().call("listOrders", { params: { id: user.id }, headers });
    expect([empty.body, empty.headers["x-pagination-pages-total"]]).toEqual([[], "1"]);
    await placeOrder(headers);
    const outlet = { ...headers, host: "outlet.localhost" };
    expect((await shop().call("listOrders", { params: { id: user.id }, headers: outlet })).body).toEqual([]);
  });
});
