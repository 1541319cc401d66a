import type { Order } from "@velours/sdk/types";
import { expect, it, vi } from "vitest";
import { createQueries } from "../../../platform/queries/createQueries.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { orderQuery } from "../queries.ts";
import { refetchOrder } from "./refetchOrder.ts";

it("answers a question asked meanwhile after the change", async () => {
  const answer = (status: string) => ({
    data: { offer: { status } } as Order,
    response: new Response(),
  });
  const getOrder = vi.fn().mockResolvedValueOnce(answer("open"));
  const queries = createQueries(() => []);
  const shop = { api: async () => ({ getOrder }) };
  const context = { shop, queries } as unknown as RouterContext;
  const order = () => queries.get(orderQuery(context.shop, "1"));
  expect((await order()).offer?.status).toBe("open");

  const { promise, resolve } = Promise.withResolvers<void>();
  void refetchOrder(context, "1", promise);
  await new Promise(setImmediate);
  const asked = order();
  getOrder.mockResolvedValueOnce(answer("closed"));
  resolve();
  expect((await asked).offer?.status).toBe("closed");
  expect(getOrder).toHaveBeenCalledTimes(2);
});
