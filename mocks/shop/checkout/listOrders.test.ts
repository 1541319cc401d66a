import { orThrow } from "@velours/sdk";
import { expect, test } from "vitest";
import { buy, openSession, signIn } from "../../testing/openDesk.ts";

test("a member's orders are listed with the newest first, also when an older one was opened last", async () => {
  const api = openSession();
  const { id } = await signIn(api, "member@example.com");
  const [first, second] = [await buy(api), await buy(api)];
  orThrow(await api.getOrder({ params: { path: { id: first.id } } }));
  const list = async (query = {}) =>
    orThrow(await api.listOrders({ params: { path: { id }, query } })).map(({ number }) => number);
  expect(await list()).toEqual([second.number, first.number]);
  expect(await list({ limit: 1 })).toEqual([second.number]);
});
