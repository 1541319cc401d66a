// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

test("an order that was changed leaves neither its lists nor stock and customer as they were read before", async () => {
  const order = paidOrder("V-1");
  const { queries, ...desk } = await renderDesk("/desk/orders/V-1", {
    scopes: ["orders:read", "orders:write"],
    answers: {
      getMerchantOrder: () => answer(order),
      addOrderNote: () => answer(order),
    },
  });
  const read = ["listMerchantOrders", "listPackingOrders", "getPackingOrder", "listStock", "getCustomer"];
  for (const operation of read) queries.setQueryData([operation, "read before"], {});
  await desk.find("h1", "V-1");
  await desk.type("[name=note]", "Call before delivery");
  await desk.press("Add the note");
  const isStale = (operation: string) => queries.getQueryState([operation, "read before"])?.isInvalidated;
  await expect.poll(() => read.filter(isStale)).toEqual(read);
});
