import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import { getProductId, getVariantId } from "../bench/fill.ts";
import { createCart, createPurchase } from "../bench/purchases.ts";
import { sessionCookieName } from "../src/domains/sessions/sessionCookie.ts";
import { startSession } from "../src/domains/sessions/store.ts";
import { type OperationName, operationNames, routes } from "../src/generated/operations.ts";
import type { Services } from "../src/platform/context.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { firstMember, membersAmong } from "./copyOrders.ts";

const member = firstMember + membersAmong;

/** Queries that read as much as they may. */
const queries: Partial<Record<OperationName, string>> = {
  completeAddress: "partialStreet=main",
  createCardToken: "currency=USD",
  exportFoundCustomers: "q=moreau",
  exportReport: "from=2025-12-01&until=2026-11-30",
  findCustomers: "q=moreau",
  listCampaigns: "zones=38,46",
  listLiabilityEntries: "item=cashBack&currency=USD&until=2026-11-30&limit=100",
  listProducts: "search=prodcut&limit=100",
  listShippingRates: "country=US",
  listStockEntries: `variantId=${getVariantId(0)}&region=US&limit=100`,
  listSuggestions: "search=vi",
  readReport: "from=2025-12-01&until=2026-11-30",
  resetPassword: "token=none",
};

/** Lists of a merchant give the longest page. */
export const isMerchantList = (name: OperationName) =>
  /^(list|find)/.test(name) && routes[name].scopes !== null;

/** Products in an import. */
const imported = 1_000;

/**
 * The nth call of every operation, for a store that `fillStore` filled: reads of what is there, by their owner, and changes
 * by the contract's examples.
 */
export async function listCalls(
  services: Services,
): Promise<Record<OperationName, (nth: number) => InjectOptions>> {
  const { db } = services.store;
  const { rows } = await sql<Record<"id" | "number" | "card" | "job" | "entry" | "draft", string>>`
    select o.id, 'V-' || o.number as number,
      (select id from gift_cards where order_id is not null limit 1) as card,
      (select id from jobs where dead_at is not null limit 1) as job,
      (select max(id) from audit_log) as entry,
      (select token from drafts where site = 'boutique' limit 1) as draft
    from orders o where status = 'paid' order by created_at desc limit 1`.execute(db);
  const text = JSON.stringify({
    products: [...services.catalogue.allRecords()].slice(0, imported).map(({ document }) => document),
  });
  const bodies: Partial<Record<OperationName, (nth: number) => object>> = {
    submitCheckout: createPurchase,
    validateCart: createCart,
    previewImport: () => ({ text }),
  };
  const [found] = rows;
  if (found === undefined) throw new Error("the store has no order");
  const token = await startSession(db, member, true);
  const headers = {
    "x-client-token": services.config.clientToken,
    cookie: `${sessionCookieName(services.config)}=${token}`,
    ...(await createMerchantHeaders({ services })),
  };
  /** Values of a path's names, by how the path begins. */
  const values: [string, Record<string, string | number>][] = [
    ["/merchant/orders", { number: found.number, id: randomUUID(), refund: 1 }],
    ["/merchant/packing-orders", { number: found.number }],
    ["/merchant/gift-cards", { id: found.card }],
    ["/merchant/customers", { id: member }],
    ["/merchant/jobs", { id: found.job }],
    ["/merchant/audit", { id: found.entry }],
    ["/merchant/products", { id: getProductId(1) }],
    ["/merchant/webhooks", { id: "00000000-0000-4000-8000-000000000001", delivery: randomUUID() }],
    ["/merchant/reports", { name: "sales" }],
    ["/merchant/staff", { id: 999_999_999, session: randomUUID() }],
    ["/merchant/sites", { site: "boutique" }],
    ["/merchant", { id: 999_999_999 }],
    ["/services/payments/checkouts", { id: found.id, refund: 1 }],
    ["/services/payments/purchases", { key: randomUUID() }],
    ["/users", { id: member, kind: "billing", listId: member, itemId: 1 }],
    ["/products/collections", { collection: "vibrators" }],
    ["/products", { id: getProductId(0), code: "WELCOME15" }],
    ["/campaigns", { kind: "giveaway", handle: "summer" }],
    ["/drafts", { token: found.draft }],
    ["/pages", { handle: "about" }],
    ["/sites", { site: "boutique" }],
  ];
  const toCall =
    (name: OperationName) =>
    (nth: number): InjectOptions => {
      const { method, url } = routes[name];
      const params = values.find(([start]) => url.startsWith(start))?.[1] ?? {};
      const path = url.replace(/:(\w+)/g, (_, param: string) => String(params[param]));
      const query = queries[name] ?? (isMerchantList(name) ? "limit=100" : undefined);
      const [example] = getOperation(name).examples;
      const payload = bodies[name]?.(nth) ?? example;
      return {
        method,
        url: `/api${path}${query === undefined ? "" : `?${query}`}`,
        headers: { ...headers, "idempotency-key": randomUUID() },
        ...(payload !== undefined && { payload: payload as object }),
      };
    };
  return Object.fromEntries(operationNames.map((name) => [name, toCall(name)])) as Record<
    OperationName,
    ReturnType<typeof toCall>
  >;
}
