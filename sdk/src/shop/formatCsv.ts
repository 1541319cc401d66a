/** Where a spreadsheet takes text for a formula. */
const formula = /^(?=[=+\-@\t\r])/;
/** Where it separates cells by semicolons, as in French, or by tabs, one begins within a cell, before the quotes that are read with it. */
const formulasWithin = /[;\t\r\n](?="*[=+\-@])/g;

function formatCell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const text = isNumber ? value : value.replaceAll(formulasWithin, "$&'").replace(formula, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV with its end. Before text that a spreadsheet would take for a formula is an apostrophe. */
export const formatCsvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(formatCell).join(",")}\r\n`;

/** The cells of a row; null is an empty one. */
export const formatCsvRow = <Row extends object>(columns: readonly (keyof Row)[], row: Row): string =>
  formatCsvLine(columns.map((column) => toCell(row[column])));

const toCell = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : String(value);
