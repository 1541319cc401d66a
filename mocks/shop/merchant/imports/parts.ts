import { type RowKind, rowKinds, type StoredRow } from "@velours/sdk/import";
import type { MockSession } from "../../../session/MockSession.ts";

/** The parts of an import that a session's shop takes. */
export const importedKinds: readonly RowKind[] = [
  rowKinds.products,
  rowKinds.collections,
  rowKinds.promotions,
  rowKinds.giftCards,
  rowKinds.shippingRates,
  rowKinds.taxRates,
  rowKinds.sites,
  rowKinds.pages,
];

/** Names of these parts. */
export type ImportedPart =
  | "products"
  | "collections"
  | "promotions"
  | "giftCards"
  | "shippingRates"
  | "taxRates"
  | "sites"
  | "pages";

export const importedParts = importedKinds.map(({ name }) => name as ImportedPart);

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);

const readers: Record<ImportedPart, (session: MockSession) => StoredRow[]> = {
  products: (session) => session.allRecords().map((record) => ({ ...record })),
  collections: (session) => session.index.collections().map((document) => ({ document })),
  promotions: (session) => session.promotions.map((document) => ({ document })),
  giftCards: (session) => session.giftCards.documents().map((document) => ({ document })),
  shippingRates: (session) => session.shippingRates.map((document) => ({ document })),
  taxRates: (session) => session.taxRates.map((document) => ({ document })),
  sites: (session) => [...session.sites.values()].sort(byCode).map((document) => ({ document })),
  pages: (session) => session.pages.map((document) => ({ document })),
};

/** The rows of a part as the session left them. */
export const readStored = (session: MockSession, part: string): StoredRow[] =>
  readers[part as ImportedPart]?.(session) ?? [];
