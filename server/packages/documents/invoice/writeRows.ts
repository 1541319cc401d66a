import type { TotalRow } from "@velours/sdk/shop";
import { type Sheet, SOFT } from "../pdf/Sheet.ts";

/** Rows of amounts in the right half, under a title or none. */
export function writeRows(sheet: Sheet, rows: readonly TotalRow[], title: string): void {
  if (rows.length === 0) return;
  const left = sheet.left + (sheet.right - sheet.left) * 0.4;
  const width = sheet.right - left - 90;
  if (title) {
    sheet.down(24, 48);
    sheet.within("H2", () => sheet.text(title, left, { bold: true }));
    sheet.down(8);
  }
  sheet.rule(left);
  sheet.within("Table", () => {
    for (const [index, { label, value, note, total = false }] of rows.entries()) {
      // A total alone on a page adds up nothing that is there.
      const withTotal = rows[index + 1]?.total ? 26 : 0;
      if (total) {
        sheet.down(8, 18);
        sheet.rule(left);
      }
      sheet.down(total ? 18 : 16, (note ? 24 : 0) + withTotal);
      const look = { size: total ? 12 : 10, bold: total };
      const { y } = sheet;
      sheet.within("TR", () => {
        sheet.within("TH", () => sheet.paragraph(label, left, width, look), { scope: "Row" });
        const end = sheet.y;
        sheet.y = y;
        sheet.within("TD", () => {
          sheet.text(value, sheet.right, { ...look, right: true });
          sheet.y = end;
          if (!note) return;
          sheet.down(12);
          sheet.paragraph(note, left, width, { size: 8.5, color: SOFT });
        });
      });
    }
  });
  sheet.down(8);
}
