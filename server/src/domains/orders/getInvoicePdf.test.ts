import { randomUUID } from "node:crypto";
import { readPdf } from "@velours/documents/testing";
import { sumAmounts } from "@velours/sdk/rules";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { readSite, upsertSites } from "../sites/store.ts";
import { storeFormerParties } from "./store/invoices.ts";

describeOperation("getInvoicePdf", (shop) => {
  const db = () => shop().services.store.db;
  const buy = async (body = checkoutBody(), headers: Record<string, string> = {}) =>
    (await shop().call("submitCheckout", { body, headers })).body;
  const get = async (id: string, headers: Record<string, string> = {}, query = "") =>
    await shop().call<"getInvoicePdf", number>("getInvoicePdf", { params: { id }, headers, query });
  const words = (pdf: Buffer) => readPdf(pdf).flat().join(" ");

  test("200: the invoice of the order as PDF, never kept by others, in the language that is asked for", async () => {
    const order = await buy();
    const { invoiceNumber } = (await shop().call("getOrder", { params: { id: order.id } })).body;
    expect(invoiceNumber).toMatch(/^BOUTIQUE-\d{4}-\d{6}$/);
    const english = await get(order.id);
    expect(english).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${invoiceNumber}.pdf"`,
        "cache-control": "no-store",
      },
    });
    expect(words(english.bytes)).toContain(`Number ${invoiceNumber} Order ${order.number}`);
    expect(words(english.bytes)).toContain("Total $103.92");
    expect(words((await get(order.id, { "accept-language": "fr" })).bytes)).toContain(
      `Numéro ${invoiceNumber} Commande ${order.number}`,
    );
  });

  test("200: never changes: what an accepted offer adds has an invoice of its own, a refund its credit note", async () => {
    const order = await orderWithOffer(shop());
    const before = words((await get(order.id)).bytes);
    await shop().call("acceptUpsell", { body: toAcceptance(order) });
    await shop().call("refundOrder", {
      params: { number: order.number },
      body: { lines: [{ line: 1, quantity: 1 }, { line: 2 }] },
      headers: await createMerchantHeaders(shop()),
    });
    expect(words((await get(order.id)).bytes)).toBe(before);
    const read = (await shop().call("getOrder", { params: { id: order.id } })).body;
    const [first, second] = read.invoices ?? [];
    expect([first?.number, first?.lines, second?.lines]).toEqual([read.invoiceNumber, [1], [2]]);
    expect(second?.number).toMatch(/^BOUTIQUE-\d{4}-\d{6}$/);
    expect(second?.number).not.toBe(first?.number);
    expect(words((await get(order.id, {}, `invoice=${first?.number}`)).bytes)).toBe(before);
    const added = words((await get(order.id, {}, `invoice=${second?.number}`)).bytes);
    expect(added).toContain(`Number ${second?.number} Order ${order.number}`);
    expect(added).toContain("Total $8.66");
    expect(sumAmounts([first!.invoice.total, second!.invoice.total])).toBe(read.invoice.total);
    expect((await get(order.id, {}, "invoice=BOUTIQUE-2026-999999")).status).toBe(404);
    const note = read.refunds?.[0]?.id ?? "";
    const credited = await shop().call("getCreditNotePdf", { params: { id: order.id, refund: note } });
    for (const { number } of read.invoices ?? [])
      expect(words(credited.bytes)).toContain(`This credit note corrects invoice ${number} of`);
  });

  test("200: keeps the buyer and the seller of its day, and a credit note those of its own", async () => {
    const site = (await readSite(db(), "boutique"))!;
    const seller = { name: "Velours SARL", address: ["1 rue Haute", "75001 Paris"] };
    await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, seller }]));
    const order = await buy();
    const before = words((await get(order.id)).bytes);
    expect(before).toContain("1 rue Haute");
    const merchant = await createMerchantHeaders(shop());
    const change = (operation: "changeOrderContact" | "refundOrder", body: object) =>
      shop().call(operation, {
        params: { number: order.number },
        body,
        headers: { ...merchant, "idempotency-key": randomUUID() },
      });
    const changed = await change("changeOrderContact", { email: "corrected@example.com" });
    expect(changed.body.order.user.email).toBe("corrected@example.com");
    const moved = { ...seller, address: ["2 rue Basse", "75002 Paris"] };
    await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, seller: moved }]));
    expect(words((await get(order.id)).bytes)).toBe(before);
    const refunded = await change("refundOrder", {});
    const refund = refunded.body.order.refunds?.[0]?.id ?? "";
    const note = words((await shop().call("getCreditNotePdf", { params: { id: order.id, refund } })).bytes);
    expect(note).toContain("2 rue Basse");
    expect(note).toContain("corrected@example.com");
    await inTransaction(db(), (trx) => upsertSites(trx, [site]));
  });

  test("200: one from before buyer and seller were stored keeps those that it had when they were", async () => {
    const order = await buy();
    const before = words((await get(order.id)).bytes);
    await sql`update invoices set seller = null, buyer = null where order_id = ${order.id}`.execute(db());
    await shop().call("changeOrderContact", {
      params: { number: order.number },
      body: { email: "corrected@example.com" },
      headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
    });
    expect(words((await get(order.id)).bytes)).toBe(before);
    await sql`update invoices set seller = null, buyer = null where order_id = ${order.id}`.execute(db());
    expect(await storeFormerParties(db(), 10)).toBe(1);
    expect(await storeFormerParties(db(), 10)).toBe(0);
    expect(words((await get(order.id)).bytes)).toContain("corrected@example.com");
  });

  test("404 resourceDoesNotExist: exactly where the order cannot be read", async () => {
    const { user, headers } = await signIn(shop());
    const other = await signIn(shop());
    const order = await buy(checkoutBody({ email: user.email }), headers);
    const guests = await buy();
    for (const [id, by, status] of [
      [order.id, headers, 200],
      [order.id, {}, 404],
      [order.id, other.headers, 404],
      [guests.id, {}, 200],
      [guests.id, other.headers, 200],
      [randomUUID(), headers, 404],
      ["unknown", {}, 404],
    ] as const) {
      const read = await shop().call<"getOrder", number>("getOrder", { params: { id }, headers: by });
      expect([(await get(id, by)).status, read.status]).toEqual([status, status]);
    }
  });
});
