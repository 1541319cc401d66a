// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";
import { MINUTE } from "../useShopTime.ts";

const noon = Date.parse("2026-01-31T12:00:00.000Z");

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: noon }));
afterEach(() => void vi.useRealTimers());

test("a desk that is left open overnight shows the sales and the last promotions of the new day", async () => {
  const days: string[] = [];
  const ending = {
    ...{ id: 8, name: "SUMMER", site: "boutique", type: "percentage", discount: 10, enabled: true },
    date_expired: noon / 1000 + 3600,
  };
  const desk = await renderDesk("/desk", {
    scopes: ["reports:read", "promotions:read"],
    answers: {
      readReport: ({ params: { query } }: { params: { query: { until: string } } }) => {
        days.push(query.until);
        return answer({ name: "sales", by: "day", rows: [], totals: [] });
      },
      listMerchantPromotions: () => answer([{ promotion: ending, uses: 0, revision: "r1" }]),
      listProposals: () => answer([]),
      listPackingOrders: () => answer([]),
    },
  });
  await desk.find("main a span", "SUMMER");
  expect(days.at(-1)).toBe("2026-01-31");
  vi.setSystemTime("2026-02-01T00:00:30.000Z");
  await act(async () => vi.advanceTimersByTime(MINUTE));
  await vi.waitFor(() => expect(days.at(-1)).toBe("2026-02-01"));
  expect(document.querySelector("main")?.textContent).not.toContain("SUMMER");
});
