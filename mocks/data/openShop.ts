import {
  type BadRow,
  emptyDocument,
  formatReasons,
  type ImportDocument,
  type PartName,
  type Parts,
  productConflicts,
  promotionConflicts,
  type Row,
  type RowKind,
  rowKinds,
  type UnknownFields,
  validateDocument,
} from "@velours/sdk/import";
import type { Site } from "@velours/sdk/types";
import { findUnknownSetting } from "../session/checkSettings.ts";
import {
  createShop,
  demoRows,
  demoShop,
  type ImportedReview,
  type Shop,
  type ShopRows,
} from "../shop/createShop.ts";
import { type BadMember, parseMembers } from "./parseMembers.ts";
import type { MemberData, ShopData } from "./ShopData.ts";

const kinds: readonly RowKind[] = [
  rowKinds.products,
  rowKinds.reviews,
  rowKinds.collections,
  rowKinds.promotions,
  rowKinds.giftCards,
  rowKinds.shippingRates,
  rowKinds.pages,
];

/** Names of the settings that are data. */
export const dataNames: readonly string[] = [...kinds.map(({ name }) => name), "members", "demo"];

/** Rows to open a shop with, and where they come from. */
export interface ShopSource {
  document: ImportDocument;
  members: readonly MemberData[];
  /** False: without the demo's rows that a shopper sees or spends. */
  demo?: boolean | undefined;
  /** Where members stand. */
  file?: string;
}

/** The rows of lists in code. Throws a TypeError that says which of them is no list. */
export function toSource({ members = [], demo, ...parts }: ShopData): ShopSource {
  const document = emptyDocument();
  const others = Object.keys(parts).filter((name) => !Object.hasOwn(document, name));
  const unknown = findUnknownSetting(others, dataNames);
  if (unknown !== undefined) throw new TypeError(unknown);
  for (const [name, list] of Object.entries({ ...parts, members })) {
    if (!Array.isArray(list)) throw new TypeError(`${name} must be a list of rows.`);
    if (name === "members") continue;
    // A copy: the caller's own rows may be changed later.
    setRows(document, name as PartName, structuredClone(list));
  }
  return { document, members, demo };
}

function setRows<Name extends PartName>(
  document: ImportDocument<Name>,
  name: Name,
  list: Parts[Name][],
): void {
  document[name] = list.map((value, index) => ({
    file: name,
    line: index + 1,
    rows: 1,
    isListed: true,
    value,
  }));
}

/** A shop of these rows over the demo's. Throws a TypeError that names every bad row: where it stands, and which of its fields is wrong. */
export function openShop({ document, members, demo = true, file = "members" }: ShopSource): Shop {
  const rowCount = Object.values(document).reduce((sum, rows) => sum + rows.length, members.length);
  if (demo && rowCount === 0) return demoShop;
  const ignored = Object.entries(document).find(
    ([name, rows]) => rows.length > 0 && !dataNames.includes(name),
  );
  if (ignored !== undefined)
    throw new TypeError(
      `The mock shows no ${ignored[0]} of its own: it answers with the contract's examples. Give it a handler for them.`,
    );
  const base = demo ? demoRows : withoutDemo;
  const validated = validateDocument(document, kinds, { allowFree: true });
  const bad = [...validated.bad];
  warnOfUnknown(validated.unknown);
  const own = <Part extends PartName>(part: Part): Parts[Part][] => {
    const rows: readonly Row<Parts[Part]>[] = validated.document[part];
    return rows.map(({ value }) => value);
  };
  const isReplaced = new Set(own("products").map(({ id }) => id));
  const others = base.products.filter(({ id }) => !isReplaced.has(id));
  bad.push(
    ...productConflicts(validated.document.products, {
      handles: new Map(others.flatMap(({ id, handle }) => (handle === undefined ? [] : [[handle, id]]))),
      variants: new Map(others.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id]))),
    }),
    ...promotionConflicts(
      validated.document.promotions,
      new Map(base.promotions.map(({ id, name }) => [name.toLowerCase(), id])),
    ),
  );
  const badMembers: BadMember[] = [];
  const ownMembers = parseMembers(members, badMembers);
  const lines = [
    ...bad.map((row) => badLine({ ...row, reason: formatReasons(row.reasons, "en") })),
    ...badMembers.map((member) => badLine({ file, isListed: true, ...member })),
  ];
  if (lines.length > 0) throw new TypeError(["The mock's data has bad rows:", ...lines].join("\n"));
  const emails = new Set(ownMembers.map(({ email }) => email.toLowerCase()));
  return createShop({
    ...base,
    products: upsert(rowKinds.products, base.products, own("products")),
    // A review that names no product is a bad row.
    reviews: upsert(rowKinds.reviews, base.reviews, own("reviews") as ImportedReview[]),
    collections: upsert(rowKinds.collections, base.collections, own("collections")),
    promotions: upsert(rowKinds.promotions, base.promotions, own("promotions")),
    giftCards: upsert(rowKinds.giftCards, base.giftCards, own("giftCards")),
    shippingRates: upsert(rowKinds.shippingRates, base.shippingRates, own("shippingRates")),
    pages: upsert(rowKinds.pages, base.pages, own("pages")),
    members: [...base.members.filter(({ email }) => !emails.has(email)), ...ownMembers],
  });
}

/** The rows that a store has before its first import: sites, pages, shipping rates and the menus' collections. */
const withoutDemo: ShopRows = {
  ...demoRows,
  products: [],
  reviews: [],
  promotions: [],
  giftCards: [],
  upsellOffers: [],
  members: [],
  sites: demoRows.sites.map(
    (site): Site => ({ ...site, warrantyProductId: null, warrantyTypes: [], giftCardProductId: null }),
  ),
};

/** Rows with others over them, which take the place of those with their key. */
function upsert<Name extends PartName, Value extends Parts[Name]>(
  kind: RowKind<Name>,
  rows: readonly Value[],
  own: readonly Value[],
): Value[] {
  const key = (row: Value) => Object.values(kind.getKeys(row)).at(-1);
  const merged = new Map(rows.map((row) => [key(row), row]));
  for (const row of own) merged.set(key(row), row);
  return [...merged.values()];
}

const badLine = ({
  file,
  line,
  isListed,
  name,
  reason,
}: BadMember & Pick<BadRow, "file" | "isListed">): string =>
  `  ${isListed ? `${file}, row ${line}` : `${file}:${line}`}${name ? ` (${name})` : ""}: ${reason}`;

function warnOfUnknown(unknown: Partial<Record<PartName, UnknownFields>>): void {
  for (const [part, fields] of Object.entries(unknown))
    console.warn(
      `The mock left out fields of ${part} that the contract does not name: ${[...fields.keys()].join(", ")}`,
    );
}
