import type { BadRow } from "@velours/sdk/import";
import type { Currency } from "@velours/sdk/types";
import type { CsvRow } from "./CsvRow.ts";
import type { ProductDraft, VariantDraft } from "./Draft.ts";
import { isTrue, readVariant } from "./readVariant.ts";

type Complaint = Pick<BadRow, "line" | "reason">;

/** Filters of the shop that an option's name stands for. */
const filters: Record<string, string> = {
  color: "color",
  colour: "color",
  length: "length",
  girth: "girth",
  material: "material",
};

const slug = (text: string) =>
  text
    .trim()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replace(/[ -]+/g, "-")
    .toLowerCase();

/** Makes one product of the rows of its handle. Rows that cannot be used are complained of; without a variant there is no product. */
export function readProduct(
  handle: string,
  rows: readonly CsvRow[],
  currency: Currency,
): { product?: ProductDraft; bad: Complaint[] } {
  const first = rows[0]!;
  if (first.cell("Title") === "") {
    return {
      bad: rows.map(({ line }) => ({ line, reason: `Title is missing on the first row of ${handle}` })),
    };
  }
  const names = [1, 2, 3].map((n) => first.cell(`Option${n} Name`)).filter((name) => name !== "");
  const options =
    names.length === 1 && names[0] === "Title" && first.cell("Option1 Value") === "Default Title"
      ? []
      : names;
  const bad: Complaint[] = [];
  const variants: VariantDraft[] = [];
  for (const row of rows) {
    if (row !== first && !hasVariant(row)) {
      if (row.cell("Image Src") === "")
        bad.push({ line: row.line, reason: "it has neither a variant nor a picture" });
      continue;
    }
    const { variant, reasons } = readVariant(row, options, currency);
    const same = variants.find(({ option1 }) => option1 === variant?.option1);
    if (same) reasons.push(`${same.option1} is already the variant on line ${same.line}`);
    if (variant && !same) variants.push(variant);
    else bad.push({ line: row.line, reason: reasons.join("; ") });
  }
  if (variants.length === 0) {
    const rest = rows.filter(({ line }) => !bad.some((complaint) => complaint.line === line));
    return {
      bad: [
        ...bad,
        ...rest.map(({ line }) => ({ line, reason: `${handle} has no variant that can be imported` })),
      ],
    };
  }
  const product: ProductDraft = {
    handle,
    title: first.cell("Title"),
    description: first.cell("Body (HTML)"),
    vendor: first.cell("Vendor"),
    type: isTrue(first.cell("Gift Card")) ? "Gift Card" : first.cell("Type"),
    enabled:
      first.cell("Published") !== "" ? isTrue(first.cell("Published")) && isActive(first) : isActive(first),
    options,
    attributes: attributes(options, variants),
    collections: [...new Set(first.cell("Tags").split(",").map(slug).filter(Boolean))],
    images: pictures(rows, variants),
    variants,
  };
  return { product, bad };
}

const hasVariant = (row: CsvRow) =>
  ["Option1 Value", "Option2 Value", "Option3 Value", "Variant SKU", "Variant Price"].some(
    (column) => row.cell(column) !== "",
  );

const isActive = (row: CsvRow) => row.cell("Status") === "" || row.cell("Status").toLowerCase() === "active";

function attributes(options: readonly string[], variants: readonly VariantDraft[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  options.forEach((name, index) => {
    const filter = filters[name.toLowerCase()];
    if (filter)
      found[filter] = [...new Set(variants.map(({ option1 }) => option1.split("|")[index]!.toLowerCase()))];
  });
  return found;
}

/** The product's pictures in their order, then those only a variant names. */
function pictures(rows: readonly CsvRow[], variants: readonly VariantDraft[]): ProductDraft["images"] {
  const listed = rows
    .filter((row) => row.cell("Image Src") !== "")
    .map((row, index) => ({
      src: row.cell("Image Src"),
      alt: row.cell("Image Alt Text"),
      position: Number(row.cell("Image Position")) || index + 1,
    }))
    .sort((first, second) => first.position - second.position);
  const all = new Map<string, string>();
  for (const { src, alt } of listed) if (!all.has(src)) all.set(src, alt);
  for (const { image } of variants) if (image && !all.has(image)) all.set(image, "");
  return [...all].map(([src, alt]) => ({ src, alt }));
}
