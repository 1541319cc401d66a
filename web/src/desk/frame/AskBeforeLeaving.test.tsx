// @vitest-environment happy-dom
import type { MerchantScope } from "@velours/sdk/types";
import { act } from "react";
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const promotion = {
  id: 1,
  name: "SPRING",
  type: "percentage",
  discount: 12.5,
  enabled: true,
  site: "boutique",
};
const variants = [{ id: 2, title: "Small", option1: "Small", sku: "S", prices: { USD: 20 } }];
const product = { id: 1, title: "Lamp", vendor: "", type: "", images: [], variants, prices: { USD: 20 } };

test.each<[string, MerchantScope, string, string, string]>(
  [
    ["a promotion", "promotions", "promotions/1", "SPRING", "[name=minimum]"],
    ["prices", "catalogue", "products/1", "Lamp", '[name="price 2 USD"]'],
    ["a note", "orders", "orders/V-1", "V-1", "[name=note]"],
  ].map(([name, domain, ...rest]) => [name, `${domain}:write`, ...rest] as never),
)("leaving %s that is typed asks first", async (_, scope, address, title, field) => {
  const desk = await renderDesk(`/desk/${address}`, {
    scopes: [scope, scope.replace("write", "read") as MerchantScope],
    answers: {
      listMerchantPromotions: () => answer([{ promotion, uses: 0, revision: "r1" }]),
      listProposals: () => answer([]),
      getMerchantProduct: () => answer({ product, revision: "r1", states: [] }),
      getMerchantOrder: () => answer(paidOrder("V-1")),
    },
  });
  await desk.find("h1", title);
  await desk.type(field, "30");
  await act(async () => desk.history.push("/desk"));
  await desk.find("[role=dialog] h2", "You have unsaved changes");
  expect(desk.history.location.pathname).toBe(`/desk/${address}`);
  await desk.press("Discard changes");
  await expect.poll(() => desk.history.location.pathname).toBe("/desk");
});

test("leaving while a file is looked at or imported asks first", async () => {
  const desk = await renderDesk("/desk/settings/import", {
    scopes: ["import:read", "import:write"],
    answers: { getSite: () => answer({ sites: [] }) },
  });
  await desk.find("h2", "Import a file");
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(input, "files", { value: [new File(["{}"], "shop.json")] });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await desk.find("[role=status]", "Loading");
  await act(async () => desk.history.push("/desk"));
  await desk.find("[role=dialog] h2", "Your file is still being worked on");
  expect(desk.history.location.pathname).toBe("/desk/settings/import");
  await desk.press("Leave");
  await expect.poll(() => desk.history.location.pathname).toBe("/desk");
});
