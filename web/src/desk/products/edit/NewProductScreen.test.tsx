// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, renderDesk } from "../../testing/renderDesk.tsx";

const site = {
  code: "boutique",
  name: "Boutique",
  source: "boutique",
  currencies: ["USD"],
  languages: { default: "en", supported: ["en"] },
  regions: [],
};

test("a new product keeps its key when its dialog is closed after a lost answer", async () => {
  const keys: string[] = [];
  const desk = await renderDesk("/desk/products/new", {
    scopes: ["catalogue:read", "catalogue:write"],
    answers: {
      getSite: () => answer({ sites: [site] }),
      createMerchantProduct: ({ idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey);
        throw new TypeError("fetch failed");
      },
    },
  });
  await desk.find("h1", "New product");
  await desk.type("[name=title]", "Lamp");
  await desk.type('[name="price-0-USD"]', "20");
  const save = async (times: number) => {
    await desk.press("Show what changes");
    await desk.press("Save", "[role=dialog] button");
    await expect.poll(() => keys.length).toBe(times);
    await desk.find("[role=dialog] button", "Try again");
  };
  await save(1);
  await desk.press("", "[role=dialog] button[aria-label=Close]");
  await save(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a new product's variants are asked for the options that are typed", async () => {
  const desk = await renderDesk("/desk/products/new", {
    scopes: ["catalogue:read", "catalogue:write"],
    answers: { getSite: () => answer({ sites: [site] }) },
  });
  await desk.find("p", "Such as Violet; empty where there is none to make");
  await desk.type("[name=options]", "Color\nSize");
  await desk.find("p", "In this order: Color|Size");
});
