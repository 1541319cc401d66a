import { expect, test } from "vitest";
import type { Promotion } from "../types.ts";
import { formatCsvRow } from "./formatCsv.ts";
import { promotionColumns, toPromotionRow } from "./promotionCsv.ts";

const promotion: Promotion = {
  id: 8,
  name: "SUMMER",
  type: "percentage",
  discount: 10,
  enabled: true,
  site: "boutique",
};

test.each([
  [{}, "8,SUMMER,,percentage,10,boutique,live,40,,\r\n"],
  [
    { description: "10% off, all of it", usage_limit: 40, date_expired: 1_893_456_000 },
    '8,SUMMER,"10% off, all of it",percentage,10,boutique,usedUp,40,40,2030-01-01T00:00:00.000Z\r\n',
  ],
])("a promotion with %j is a row of its columns", (change, row) => {
  const stored = { promotion: { ...promotion, ...change }, revision: "r", uses: 40 };
  expect(formatCsvRow(promotionColumns, toPromotionRow(stored, Date.parse("2026-11-30T00:00:00Z")))).toBe(
    row,
  );
});
