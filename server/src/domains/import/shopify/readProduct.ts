import { type BadRow, createReason, type Reason } from "@velours/sdk/import";
import { optionProperty } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import type { CsvRow } from "./CsvRow.ts";
import type { ProductDraft, VariantDraft } from "./Draft.ts";
import { readTruth, readVariant } from "./readVariant.ts";

type Complaint = Pick<BadRow, "line" | "reasons">;

const lengths = ["length", "girth"];

/** The filter of the shop that an option's name stands for. The shop has none for patterns. */
function findFilter(option: string): string | undefined {
  const name = option.toLowerCase();
  if (lengths.includes(name)) return name;
  const property = optionProperty(option);
  return property === "pattern" ? undefined : property;
}

/** The number of `7"` or `7 in`; undefined for a length in another unit or in none. */
function readInches(text: string): string | undefined {
  const number = /^(\d+(?:\.\d+)?)\s*(?:["″”]|in|inch|inches)$/i.exec(text.trim())?.[1];
  return number && String(Number(number));
}

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
      bad: rows.map(({ line }) => ({ line, reasons: [createReason("titleMissing", { handle })] })),
    };
  }
  const reasons: Reason[] = [];
  const words = readWords(handle, first, (reason) => reasons.push(reason));
  if (reasons.length > 0)
    return {
      bad: rows.map(({ line }) => ({
        line,
        reasons: line === first.line ? reasons : [createReason("firstRowBad", { handle })],
      })),
    };
  const { variants, bad } = readVariants(rows, words.options, currency);
  if (variants.length === 0 && describesVariants(first)) {
    const rest = rows.filter(({ line }) => !bad.some((complaint) => complaint.line === line));
    return {
      bad: [...bad, ...rest.map(({ line }) => ({ line, reasons: [createReason("noVariant", { handle })] }))],
    };
  }
  const product: ProductDraft = {
    ...words,
    attributes: attributes(words.options ?? [], variants),
    images: first.has("Image Src") ? pictures(rows, variants) : undefined,
    variants,
  };
  return { product, bad };
}

function readVariants(rows: readonly CsvRow[], options: readonly string[] | undefined, currency: Currency) {
  const bad: Complaint[] = [];
  const variants: VariantDraft[] = [];
  for (const row of rows) {
    if (!hasVariant(row) && !(row === rows[0] && describesVariants(row))) {
      if (row.cell("Image Src") === "" && row !== rows[0])
        bad.push({ line: row.line, reasons: [createReason("emptyRow")] });
      continue;
    }
    const { variant, reasons } = readVariant(row, options, currency);
    const same = variant && variants.find((other) => isSameVariant(other, variant));
    if (same)
      reasons.push(
        createReason("variantTwice", {
          variant: same.option1 ?? same.sku ?? createReason("unnamedVariant"),
          line: same.line,
        }),
      );
    if (variant && !same) variants.push(variant);
    else bad.push({ line: row.line, reasons });
  }
  return { variants, bad };
}

/** Without options, rows are told apart by their SKUs. */
const isSameVariant = (draft: VariantDraft, other: VariantDraft) =>
  draft.option1 === undefined ? (draft.sku ?? null) === (other.sku ?? null) : draft.option1 === other.option1;

/** The properties of a product that its first row says. */
function readWords(
  handle: string,
  row: CsvRow,
  complain: (reason: Reason) => void,
): Omit<ProductDraft, "attributes" | "images" | "variants"> {
  const text = (column: string) => (row.has(column) ? row.cell(column) : undefined);
  const isPublished = readTruth(row, "Published", true, complain);
  const status = text("Status")?.toLowerCase();
  const isActive = status === undefined ? undefined : status === "" || status === "active";
  return {
    handle,
    title: row.cell("Title"),
    description: text("Body (HTML)"),
    vendor: text("Vendor"),
    type: text("Type"),
    isGiftCard: readTruth(row, "Gift Card", false, complain),
    enabled: isPublished === undefined ? isActive : isPublished && (isActive ?? true),
    ageGroup: readWord(row, "Google Shopping / Age Group", ageGroups),
    gender: readWord(row, "Google Shopping / Gender", genders),
    options: readOptionNames(row),
    collections: row.has("Tags")
      ? [...new Set(row.cell("Tags").split(",").map(slug).filter(Boolean))]
      : undefined,
  };
}

const ageGroups = ["newborn", "infant", "toddler", "kids", "adult"] as const;
const genders = ["male", "female", "unisex"] as const;

/** A cell that is one of some words, in any letter case. */
const readWord = <Word extends string>(
  row: CsvRow,
  column: string,
  words: readonly Word[],
): Word | undefined => words.find((word) => word === row.cell(column).toLowerCase());

function readOptionNames(row: CsvRow): string[] | undefined {
  if (!row.has("Option1 Name")) return undefined;
  const names = [1, 2, 3].map((n) => row.cell(`Option${n} Name`)).filter((name) => name !== "");
  return names.length === 1 && names[0] === "Title" && row.cell("Option1 Value") === "Default Title"
    ? []
    : names;
}

const variantColumns = ["Option1 Value", "Option2 Value", "Option3 Value", "Variant SKU", "Variant Price"];
const hasVariant = (row: CsvRow) => variantColumns.some((column) => row.cell(column) !== "");

/** True when the file has a column about variants: without one it leaves them alone. */
const describesVariants = (row: CsvRow) =>
  row.has("Option1 Name") || row.columns("Variant ").length > 0 || row.columns("Price / ").length > 0;

function attributes(options: readonly string[], variants: readonly VariantDraft[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  options.forEach((name, index) => {
    const filter = findFilter(name);
    if (filter === undefined) return;
    const own = variants.map(({ option1 }) => option1!.split("|")[index]!);
    // "xxl" is no size as shops write them.
    const values = filter === "size" ? own : own.map((value) => value.toLowerCase());
    const read = lengths.includes(filter) ? values.flatMap((value) => readInches(value) ?? []) : values;
    if (read.length > 0) found[filter] = [...new Set(read)];
  });
  return found;
}

/** The product's pictures in their order, then those only a variant names. */
function pictures(
  rows: readonly CsvRow[],
  variants: readonly VariantDraft[],
): NonNullable<ProductDraft["images"]> {
  const listed = rows
    .filter((row) => row.cell("Image Src") !== "")
    .map((row, index) => ({
      src: row.cell("Image Src"),
      alt: row.has("Image Alt Text") ? row.cell("Image Alt Text") : undefined,
      position: Number(row.cell("Image Position")) || index + 1,
    }))
    .sort((first, second) => first.position - second.position);
  const all = new Map<string, string | undefined>();
  for (const { src, alt } of listed) if (!all.has(src)) all.set(src, alt);
  for (const { image } of variants) if (image && !all.has(image)) all.set(image, "");
  return [...all].map(([src, alt]) => ({ src, alt }));
}
