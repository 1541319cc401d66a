// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

async function loseNote() {
  let lose = (_: Error): void => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  const desk = await renderDesk("/desk/orders/V-1", {
    scopes: ["orders:read", "orders:write"],
    answers: {
      getMerchantOrder: () => answer(paidOrder("V-1")),
      listOrderEvents: () => answer([]),
      addOrderNote: () => lost,
    },
  });
  await desk.find("h1", "V-1");
  await desk.type("[name=note]", "Call before delivery");
  return { ...desk, lose: () => lose(new TypeError("fetch failed")) };
}

test("after a lost answer the focus goes from the disabled field to the button that sends it again", async () => {
  const desk = await loseNote();
  const add = await desk.find("button", "Add the note");
  document.querySelector<HTMLTextAreaElement>("[name=note]")?.focus();
  add.click();
  desk.lose();
  const again = await desk.find("button", "Try again");
  expect(document.activeElement === again).toBe(true);
});

test("somebody who went on elsewhere meanwhile keeps the focus there", async () => {
  const desk = await loseNote();
  await desk.press("Add the note");
  const elsewhere = await desk.find("button", "Find anything");
  elsewhere.focus();
  desk.lose();
  await desk.find("button", "Try again");
  expect(document.activeElement === elsewhere).toBe(true);
});
