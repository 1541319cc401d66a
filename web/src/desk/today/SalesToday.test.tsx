// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const evening = Date.parse("2026-01-31T23:58:30.000Z");

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: evening }));
afterEach(() => void vi.useRealTimers());

test("a desk that is left open overnight shows the sales and the last promotions of the new day", async () => {
  const days: string[] = [];
  const ending = {
    ...{ id: 8, name: "SUMMER", site: "boutique", type: "percentage", discount: 10, enabled: true },
    date_expired: evening / 1000 + 60,
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
  await act(async () => vi.advanceTimersByTime(120_000));
  await vi.waitFor(() => expect(days.at(-1)).toBe("2026-02-01"));
  expect(document.querySelector("main")?.textContent).not.toContain("SUMMER");
});
