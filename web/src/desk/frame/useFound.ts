import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { loggedReading } from "../customers/loggedReading.ts";
import type { DeskSearch } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { draftsKey } from "../drafts/useDrafts.ts";
import { giftCardsKey } from "../giftCards/useGiftCards.ts";
import { useFoundProducts } from "../products/useFoundProducts.ts";
import { usePromotions } from "../promotions/usePromotions.ts";
import { collectionPlace, collectionsKey } from "../settings/collections/collectionPlaces.ts";
import { pagePlace, pagesKey } from "../settings/pages/pagePlaces.ts";

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
  const { api } = useDesk();
  const text = useDeskText();
  const mayReadOrders = useMay("orders:read");
  const mayReadPromotions = useMay("promotions:read");
  const mayReadSettings = useMay("settings:write");
  const mayReadCards = useMay("giftcards:read");
  const mayReadCustomers = useMay("customers:read");
  const q = typed.trim();
  const params = { query: { q, limit: MOST } };
  const isLong = q.length >= SHORTEST;
  const orders = useQuery({
    queryKey: ["listMerchantOrders", params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantOrders({ params, signal })).map(({ order: { number, user } }) => ({
        to: `/desk/orders/${number}`,
        label: number,
        detail: user.email,
      })),
    enabled: mayReadOrders && isLong,
  });
  const isDraft = isLong || /^\d$/.test(q);
  const drafts = useQuery({
    queryKey: [draftsKey, params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listDrafts({ params, signal })).map(({ id, email, address }) => ({
        to: "/desk/drafts",
        search: { q: String(id) },
        label: text(m.desk_draft_number, { id }),
        detail: [address && `${address.firstname} ${address.lastname}`, email].filter(Boolean).join(" · "),
      })),
    enabled: mayReadOrders && isDraft,
  });
  const products = useFoundProducts(typed, MOST);
  const promotions = usePromotions({ enabled: mayReadPromotions && isLong });
  const pages = useQuery({
    queryKey: [pagesKey, params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantPages({ params, signal })).map(({ handle, title, site }) => ({
        to: pagePlace(handle),
        ...(site && { search: { site } }),
        label: title,
        detail: [handle, site].filter(Boolean).join(" · "),
      })),
    enabled: mayReadSettings && isLong,
  });
  const collections = useQuery({
    queryKey: [collectionsKey, params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantCollections({ params, signal })).map(({ handle, title }) => ({
        to: collectionPlace(handle),
        label: title,
        detail: handle,
      })),
    enabled: mayReadSettings && isLong,
  });
  const isAddress = ADDRESS.test(q);
  const customers = useQuery({
    queryKey: ["findCustomers", params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.findCustomers({ params, signal })).map(({ id, email, name }) => ({
        to: `/desk/customers/${id}`,
        label: email,
        ...(name !== null && { detail: name }),
      })),
    enabled: mayReadCustomers && isAddress,
    ...loggedReading,
  });
  const isCard = CARD_DIGITS.test(q) || isAddress;
  const giftCards = useQuery({
    queryKey: [giftCardsKey, params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantGiftCards({ params, signal })).map(({ lastDigits, recipient, site }) => ({
        to: "/desk/gift-cards",
        search: { q: lastDigits },
        label: text(m.desk_gift_card_ends, { digits: lastDigits }),
        detail: [recipient, site].filter(Boolean).join(" · "),
      })),
    enabled: mayReadCards && isCard,
  });
  const queries = [orders, drafts, products, customers, giftCards, promotions, pages, collections];
  return {
    customers: isAddress ? (customers.data ?? []) : [],
    giftCards: isCard ? (giftCards.data ?? []) : [],
    orders: isLong ? (orders.data ?? []) : [],
    drafts: isDraft ? (drafts.data ?? []) : [],
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
    pages: isLong ? (pages.data ?? []) : [],
    collections: isLong ? (collections.data ?? []) : [],
    isFetching: queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
  };
}
