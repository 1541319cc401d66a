// @vitest-environment happy-dom
import { RefusedError } from "@velours/sdk";
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

async function loseNote() {
  let lose = (_: unknown): void => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  const desk = await renderDesk("/desk/orders/V-1", {
    scopes: ["orders:read", "orders:write"],
    answers: {
      getMerchantOrder: () => answer(paidOrder("V-1")),
      addOrderNote: () => lost,
    },
  });
  await desk.find("h1", "V-1");
  await desk.type("[name=note]", "Call before delivery");
  const refusal = { reference: "validationError", message: "Too long", value: {} };
  return {
    ...desk,
    lose: () => lose(new TypeError("fetch failed")),
    refuse: () => lose(new RefusedError(refusal as never, new Response(null, { status: 400 }))),
  };
}

const note = () => document.querySelector<HTMLTextAreaElement>("[name=note]")!;

test("what was sent cannot be changed on its way, and the field is gone back to when it is refused", async () => {
  const desk = await loseNote();
  const add = await desk.find("button", "Add the note");
  note().focus();
  add.click();
  await expect.poll(() => document.activeElement === add).toBe(true);
  expect(note().closest("fieldset")?.disabled).toBe(true);
  desk.refuse();
  await expect.poll(() => document.activeElement === note()).toBe(true);
  expect(note().closest("fieldset")?.disabled).toBe(false);
});

test("after a lost answer the focus goes from the disabled field to the button that sends it again", async () => {
  const desk = await loseNote();
  const add = await desk.find("button", "Add the note");
  note().focus();
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
