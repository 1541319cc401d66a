import { loggedReading } from "../customers/loggedReading.ts";
import type { DeskSearch } from "../DeskLink.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import { giftCardsKey } from "../giftCards/useGiftCards.ts";
import { useFoundProducts } from "../products/useFoundProducts.ts";
import { usePromotions } from "../promotions/usePromotions.ts";
import { collectionPlace, collectionsKey } from "../settings/collections/collectionPlaces.ts";
import { pagePlace, pagesKey } from "../settings/pages/pagePlaces.ts";
import { currentRows, type Page, usePage } from "../usePage.ts";

/** Somewhere within the desk that a search leads to. */
export interface Found {
  to: string;
  search?: DeskSearch;
  label: string;
  /** Tells it from others of the same name. */
  detail?: string;
}

const MOST = 5;

/** Shortest text that anything but customers, gift cards and the numbers of drafts is searched for. */
const SHORTEST = 2;

/** Whole addresses alone: each search for customers is in the audit log. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** A whole code must not stand in an address, which is logged: its end alone is searched for. */
const CARD_DIGITS = /^\d{4}$/;

/** The first of each kind for exactly this text, and the customers and gift cards with this address, of those the caller may read. */
export function useFound(typed: string) {
  const text = useDeskText();
  const mayReadOrders = useMay("orders:read");
  const mayReadPromotions = useMay("promotions:read");
  const mayReadSettings = useMay("settings:write");
  const mayReadCards = useMay("giftcards:read");
  const mayReadCustomers = useMay("customers:read");
  const q = typed.trim();
  const params = { query: { q, limit: MOST } };
  const isLong = q.length >= SHORTEST;
  const orders = usePage("listMerchantOrders", params, { enabled: mayReadOrders && isLong });
  const drafts = usePage("listDrafts", params, { enabled: mayReadOrders && (isLong || /^\d$/.test(q)) });
  const products = useFoundProducts(typed, MOST);
  const promotions = usePromotions({ enabled: mayReadPromotions && isLong });
  const pages = usePage(pagesKey, params, { enabled: mayReadSettings && isLong });
  const collections = usePage(collectionsKey, params, { enabled: mayReadSettings && isLong });
  const isAddress = ADDRESS.test(q);
  const customers = usePage("findCustomers", params, {
    enabled: mayReadCustomers && isAddress,
    ...loggedReading,
  });
  const giftCards = usePage(giftCardsKey, params, {
    enabled: mayReadCards && (CARD_DIGITS.test(q) || isAddress),
  });
  const queries = [orders, drafts, products, customers, giftCards, promotions, pages, collections];
  return {
    customers: toFound(customers, ({ id, email, name }) => ({
      to: `/desk/customers/${id}`,
      label: email,
      ...(name !== null && { detail: name }),
    })),
    giftCards: toFound(giftCards, ({ lastDigits, recipient, site }) => ({
      to: "/desk/gift-cards",
      search: { q: lastDigits },
      label: text(m.desk_gift_card_ends, { digits: lastDigits }),
      detail: [recipient, site].filter(Boolean).join(" · "),
    })),
    orders: toFound(orders, ({ order: { number, user } }) => ({
      to: `/desk/orders/${number}`,
      label: number,
      detail: user.email,
    })),
    drafts: toFound(drafts, ({ id, email, address }) => ({
      to: "/desk/drafts",
      search: { q: String(id) },
      label: text(m.desk_draft_number, { id }),
      detail: [address && `${address.firstname} ${address.lastname}`, email].filter(Boolean).join(" · "),
    })),
    products: products.products.map(
      ({ id, title }): Found => ({ to: `/desk/products/${id}`, label: title, detail: String(id) }),
    ),
    promotions: isLong
      ? (promotions.data ?? [])
          .filter(({ promotion: { name } }) => name.toLowerCase().includes(q.toLowerCase()))
          .slice(0, MOST)
          .map(
            ({ promotion: { id, name, site } }): Found => ({
              to: `/desk/promotions/${id}`,
              label: name,
              detail: `${id} · ${site}`,
            }),
          )
      : [],
    pages: toFound(pages, ({ handle, title, site }) => ({
      to: pagePlace(handle),
      ...(site && { search: { site } }),
      label: title,
      detail: [handle, site].filter(Boolean).join(" · "),
    })),
    collections: toFound(collections, ({ handle, title }) => ({
      to: collectionPlace(handle),
      label: title,
      detail: handle,
    })),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
  };
}

const toFound = <Row>(page: Page<Row>, describe: (row: Row) => Found): Found[] =>
  currentRows(page).map(describe);
