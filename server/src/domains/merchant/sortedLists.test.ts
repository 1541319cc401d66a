import { randomUUID } from "node:crypto";
import type { GiftCardSort, OrderSort, ProductSort, PromotionSort, StockSort } from "@velours/sdk/types";
import { beforeAll, expect, test } from "vitest";
import { checkoutBody, ebookBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";

type List =
  | "listMerchantOrders"
  | "listMerchantProducts"
  | "listStock"
  | "listMerchantGiftCards"
  | "listMerchantPromotions";
type Export =
  | "exportOrders"
  | "exportMerchantProducts"
  | "exportStock"
  | "exportMerchantGiftCards"
  | "exportMerchantPromotions"
  | "exportFoundCustomers"
  | "exportAuditEntries";

const orders: OrderSort[] = ["placed-ascending", "placed-descending", "total-ascending", "total-descending"];
const products: ProductSort[] = [
  "id-ascending",
  "id-descending",
  "created-ascending",
  "created-descending",
  "title-ascending",
  "title-descending",
  "stock-ascending",
  "stock-descending",
];
const stock: StockSort[] = [
  "variant-ascending",
  "variant-descending",
  "sku-ascending",
  "sku-descending",
  "quantity-ascending",
  "quantity-descending",
];
const giftCards: GiftCardSort[] = [
  "created-ascending",
  "created-descending",
  "remaining-ascending",
  "remaining-descending",
];
const promotions: PromotionSort[] = [
  "id-ascending",
  "id-descending",
  "name-ascending",
  "name-descending",
  "uses-ascending",
  "uses-descending",
];
const sorts = [
  ...orders.map((sort) => ["listMerchantOrders", sort] as const),
  ...products.map((sort) => ["listMerchantProducts", sort] as const),
  ...stock.map((sort) => ["listStock", sort] as const),
  ...giftCards.map((sort) => ["listMerchantGiftCards", sort] as const),
  ...promotions.map((sort) => ["listMerchantPromotions", sort] as const),
];

describeOperation("listMerchantProducts", (shop) => {
  let headers: Record<string, string>;
  const newKey = () => ({ "idempotency-key": randomUUID() });
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop());
    for (const amount of ["50.00", "20.00", "50.00"])
      await shop().call("issueGiftCard", {
        body: { site: "boutique", currency: "USD", amount, reason: "Apology" },
        headers: { ...headers, ...newKey() },
      });
    for (const body of [checkoutBody(), ebookBody(), checkoutBody()])
      await shop().call("submitCheckout", { body });
  });

  const call = (operation: List | Export, query: object) =>
    shop().call<List, number>(operation as List, {
      query: new URLSearchParams(query as Record<string, string>).toString(),
      headers,
    });
  const list = async (operation: List, query: object) => {
    const { body, headers, status } = await call(operation, query);
    return { status, rows: body as unknown as object[], next: headers["x-pagination-next"] };
  };
  async function walk(operation: List, sort: string): Promise<object[]> {
    const all: object[] = [];
    for (let cursor: unknown = ""; cursor !== undefined; ) {
      const { rows, next } = await list(operation, { sort, limit: 3, ...(cursor !== "" && { cursor }) });
      all.push(...rows);
      cursor = next;
    }
    return all;
  }
  const lines = async (operation: Export, query: object = {}) =>
    (await call(operation, query)).text.trim().split("\r\n");

  test.each(sorts)(
    "%s: %s by pages is the whole list, and the other way round its reverse",
    async (operation, sort) => {
      const { rows } = await list(operation, { sort, limit: 100 });
      expect(rows.length).toBeGreaterThan(2);
      expect((await walk(operation, sort)).slice(0, rows.length)).toEqual(rows);
      const other = sort.endsWith("-ascending")
        ? sort.replace("ascending", "descending")
        : sort.replace("descending", "ascending");
      expect((await walk(operation, other)).toReversed().slice(0, rows.length)).toEqual(rows);
    },
  );

  test.each([
    ["listMerchantOrders", "placed-ascending", "total-ascending"],
    ["listMerchantProducts", "id-ascending", "stock-ascending"],
    ["listStock", "variant-ascending", "quantity-ascending"],
    ["listMerchantGiftCards", "created-ascending", "created-descending"],
    ["listMerchantPromotions", "name-ascending", "name-descending"],
    ["listMerchantPromotions", "id-ascending", "uses-ascending"],
  ] as const)("%s refuses a cursor of %s with %s", async (operation, sort, other) => {
    const { next } = await list(operation, { sort, limit: 1 });
    expect((await list(operation, { sort, limit: 1, cursor: next })).status).toBe(200);
    expect((await list(operation, { sort: other, limit: 1, cursor: next })).status).toBe(400);
  });

  test("orders by total, cards by what is left, stock by units: the most first", async () => {
    const { rows: byTotal } = await list("listMerchantOrders", { sort: "total-descending" });
    const totals = byTotal.map(
      (row) => (row as { order: { invoice: { total: number } } }).order.invoice.total,
    );
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set(totals).size).toBe(2);
    const { rows: cards } = await list("listMerchantGiftCards", { sort: "remaining-descending" });
    const left = cards.map((row) => Number((row as { remaining: string }).remaining));
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left).toContain(20);
    const { rows: items } = await list("listStock", { sort: "quantity-descending", limit: 100 });
    const counts = items.map((row) => (row as { quantity: number | null }).quantity ?? Infinity);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test.each([
    [
      "exportMerchantProducts",
      "listMerchantProducts",
      "title-descending",
      "id,title,handle,vendor,variants,stock,states,createdAt,price ",
    ],
    [
      "exportStock",
      "listStock",
      "sku-descending",
      "variantId,region,productId,title,option,sku,quantity,level,sold,daysLeft",
    ],
    [
      "exportMerchantGiftCards",
      "listMerchantGiftCards",
      "remaining-ascending",
      "id,lastDigits,site,currency,issued,remaining,state,recipient,order,createdAt",
    ],
    [
      "exportMerchantPromotions",
      "listMerchantPromotions",
      "name-descending",
      "id,name,description,type,discount,site,state,uses,limit,ends",
    ],
  ] as const)("%s has the rows of %s in the same order", async (exporting, operation, sort, columns) => {
    const [header, ...rows] = await lines(exporting, { sort });
    expect(header?.startsWith(columns)).toBe(true);
    const all = (await walk(operation, sort)) as {
      id?: number;
      variantId?: number;
      product?: { id: number };
      promotion?: { id: number };
    }[];
    expect(rows.map((line) => Number(line.split(",")[0]))).toEqual(
      all.map(({ id, variantId, product, promotion }) => id ?? variantId ?? (product ?? promotion)?.id),
    );
  });

  test("exports keep to their filters", async () => {
    const { rows } = await list("listMerchantProducts", { q: "halo", limit: 100 });
    expect(await lines("exportMerchantProducts", { q: "halo" })).toHaveLength(rows.length + 1);
    expect(await lines("exportStock", { q: "nothing of this name" })).toHaveLength(1);
    expect(await lines("exportMerchantGiftCards", { q: "nobody@example.com" })).toHaveLength(1);
    expect(await lines("exportFoundCustomers", { q: "ada@example.com" })).toEqual([
      "id,isMember,email,name,orders,lastOrderAt",
      expect.stringContaining(",false,ada@example.com,Ada Moreau,3,"),
    ]);
  });

  test("the log says who exported addresses, and is exported as it is listed", async () => {
    const [header, newest] = await lines("exportAuditEntries", { operation: "exportFoundCustomers" });
    expect(header).toBe(
      "id,time,actor,actorName,operation,command,outcome,site,order,changes,changesTotal,undoes,undoneBy",
    );
    expect(newest).toContain(",exportFoundCustomers,exportFoundCustomers,done,");
    const { body } = await shop().call("listAuditEntries", { query: "limit=100", headers });
    expect(await lines("exportAuditEntries")).toHaveLength(body.length + 1);
  });
});

describeOperation("getMerchantInvoicePdf", (shop) => {
  test("200: the invoice and the credit note that the buyer gets", async () => {
    const headers = await createMerchantHeaders(shop());
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody() });
    const { number, id } = order;
    const { body: changed } = await shop().call("refundOrder", {
      params: { number },
      body: { lines: [{ line: 1, quantity: 1 }] },
      headers: { ...headers, "idempotency-key": randomUUID() },
    });
    const refund = changed.order.refunds?.[0]?.id ?? "";
    const own = await shop().call("getMerchantInvoicePdf", { params: { number }, headers });
    const buyers = await shop().call("getInvoicePdf", { params: { id } });
    expect(own.text.startsWith("%PDF-")).toBe(true);
    expect(own.headers["content-disposition"]).toBe(buyers.headers["content-disposition"]);
    const note = await shop().call("getMerchantCreditNotePdf", { params: { number, refund }, headers });
    const buyersNote = await shop().call("getCreditNotePdf", { params: { id, refund } });
    expect(note.text.startsWith("%PDF-")).toBe(true);
    expect(note.headers["content-disposition"]).toBe(buyersNote.headers["content-disposition"]);
    const other = { number, refund: randomUUID() };
    const missing = await shop().call<"getMerchantCreditNotePdf", 404>("getMerchantCreditNotePdf", {
      params: other,
      headers,
    });
    expect([missing.status, missing.body.reference]).toEqual([404, "resourceDoesNotExist"]);
  });
});
