import { randomUUID } from "node:crypto";
import { readPdf } from "@velours/documents/testing";
import { sumAmounts } from "@velours/sdk/rules";
import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";

describeOperation("getInvoicePdf", (shop) => {
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
