// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../../testing/renderDesk.tsx";

const text = "Handle,Title,Variant Price,Variant Inventory Tracker\npot,Pot,12.5,shopify\n";

test("a CSV without quantities is read again with what its new variants have", async () => {
  const sent = vi.fn();
  const desk = await renderDesk("/desk/settings/import", {
    scopes: ["import:read", "import:write"],
    answers: {
      previewImport({ body }: { body: object }) {
        sent(body);
        return answer(undefined);
      },
    },
  });
  await desk.find("h2", "Import a file");
  const drop = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(drop, "files", { value: [new File([text], "a.csv")] });
  await act(async () => drop.dispatchEvent(new Event("change", { bubbles: true })));
  const sentUnknown = () => sent.mock.calls.map(([{ stockUnknown = "refused" }]) => stockUnknown);
  await expect.poll(sentUnknown).toEqual(["refused"]);
  const set = async (selector: string, value: string, event: string) => {
    const field = await vi.waitFor(async () => {
      await act(async () => {});
      const found = document.querySelector<HTMLInputElement>(selector);
      if (found?.closest("fieldset")?.disabled !== false) throw new Error(`${selector} is not enabled`);
      return found;
    });
    field.value = value;
    await act(async () => field.dispatchEvent(new Event(event, { bubbles: true })));
  };
  await set("[name=stockUnknown]", "none", "change");
  await expect.poll(sentUnknown).toEqual(["refused", "none"]);
  // Without a count the former choice does not stay.
  await set("[name=stockUnknown]", "count", "change");
  await expect.poll(sentUnknown).toEqual(["refused", "none", "refused"]);
  const bad = "Type a whole number from 0 to 1,000,000";
  for (const typed of ["", "-1", "1.5", "2000000"]) {
    await set("[name=stockUnknownCount]", typed, "focusout");
    await desk.find("p", bad);
  }
  await set("[name=stockUnknownCount]", "4", "focusout");
  await expect.poll(sentUnknown).toEqual(["refused", "none", "refused", 4]);
  expect(document.body.textContent).not.toContain(bad);
  await set("[name=stockUnknownCount]", "", "focusout");
  await desk.find("p", bad);
  await set("[name=stockUnknown]", "unlimited", "change");
  await expect.poll(sentUnknown).toEqual(["refused", "none", "refused", 4, "refused", "unlimited"]);
});
