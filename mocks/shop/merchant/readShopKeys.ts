import type { ShopKeys } from "@velours/sdk/import";
import type { MockSession } from "../../session/MockSession.ts";

/** Keys of the session's rows, which rows of an import may have taken, or name. */
export function readShopKeys(session: MockSession): ShopKeys {
  const documents = session.allRecords().map(({ document }) => document);
  return {
    handles: new Map(
      documents.flatMap(({ id, handle }) => (handle === undefined ? [] : [[handle, id] as const])),
    ),
    variants: new Map(
      documents.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id] as const)),
    ),
    promotions: new Map(session.promotions.map(({ id, name }) => [name.toLowerCase(), id])),
    cards: new Map(session.giftCards.documents().map(({ code, currency }) => [code, currency])),
    collections: new Set(session.index.collections().map(({ handle }) => handle)),
    pages: session.pages,
    products: new Set(documents.map(({ id }) => id)),
  };
}
