// @vitest-environment happy-dom
import type { MerchantPromotion } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { answer, refusal, renderDesk } from "../testing/renderDesk.tsx";

const stored = {
  promotion: { id: 8, name: "SUMMER", site: "boutique", type: "percentage", discount: 10, enabled: true },
  uses: 0,
  revision: "1",
} as MerchantPromotion;

/** Types another discount and presses Save; `save` answers what is sent after that. */
async function typeDiscount(save: (options: never) => unknown) {
  const desk = await renderDesk("/desk/promotions/8", {
    scopes: ["promotions:read", "promotions:write"],
    answers: { listMerchantPromotions: () => answer([stored]), saveMerchantPromotion: save },
  });
  await desk.find("h1", "SUMMER");
  await desk.type("input[name=discount]", "90");
  await desk.press("Save");
  await desk.find("[role=dialog] h2", "What changes");
  return desk;
}
const inDialog = "[role=dialog] button[type=submit]";

test("a stored promotion shows what changes before it is saved", async () => {
  const sent: unknown[] = [];
  const desk = await typeDiscount(({ body, params }: { body: { discount: number }; params: object }) => {
    sent.push([body.discount, params]);
    return answer({ ...stored, promotion: body, revision: "2" });
  });
  const changes = document.querySelector("[role=dialog] dl");
  expect(changes?.textContent).toBe("Discountbefore: 10\u00a0% → after: 90\u00a0%");
  expect(sent).toEqual([]);
  await desk.press("Save", inDialog);
  await desk.find("[role=status] *", "The promotion is saved.");
  expect(sent).toEqual([[90, { path: { id: 8 }, header: { "If-Match": "1" } }]]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a promotion that somebody changed meanwhile asks which of the two is to stay", async () => {
  const current = { ...stored, promotion: { ...stored.promotion, discount: 25 }, revision: "2" };
  const desk = await typeDiscount(() => refusal("changedMeanwhile", { revision: "2", current }));
  await desk.press("Save", inDialog);
  await desk.find("[role=alert] dd", "25\u00a0%");
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a refusal is read where it was pressed", async () => {
  const desk = await typeDiscount(() => refusal("rateLimited", null, 429));
  await desk.press("Save", inDialog);
  await desk.find("[role=dialog] [role=alert] *", "rateLimited");
});

test("what was typed is kept when the promotion is ended, and saved after it", async () => {
  const sent: unknown[] = [];
  const ended = { ...stored, promotion: { ...stored.promotion, enabled: false }, revision: "2" };
  const desk = await renderDesk("/desk/promotions/8", {
    scopes: ["promotions:read", "promotions:write"],
    answers: {
      listMerchantPromotions: () => answer([stored]),
      endMerchantPromotion: () => answer(ended),
      saveMerchantPromotion: ({
        body,
        params,
      }: {
        body: { discount: number; enabled: boolean };
        params: object;
      }) => {
        sent.push([body.discount, body.enabled, params]);
        return answer({ ...stored, promotion: body, revision: "3" });
      },
    },
  });
  await desk.find("h1", "SUMMER");
  await desk.type("input[name=discount]", "90");
  await desk.press("End it now");
  await desk.press("End it now", inDialog);
  await desk.find("[role=status] *", "The promotion has ended.");
  expect(document.querySelector<HTMLInputElement>("input[name=discount]")?.value).toBe("90");
  await desk.press("Save");
  await desk.find("[role=dialog] h2", "What changes");
  await desk.press("Save", inDialog);
  await desk.find("[role=status] *", "The promotion is saved.");
  expect(sent).toEqual([[90, false, { path: { id: 8 }, header: { "If-Match": "2" } }]]);
});
