/** The first characters by which a spreadsheet takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/;

function formatCell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const text = formula.test(value) && !isNumber ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV with its end. Text that a spreadsheet would take for a formula begins with an apostrophe. */
export const formatCsvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(formatCell).join(",")}\r\n`;
