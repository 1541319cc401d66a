import { randomUUID } from "node:crypto";
import { readPdf } from "@velours/documents/testing";
import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("getInvoicePdf", (shop) => {
  const buy = async (body = checkoutBody(), headers: Record<string, string> = {}) =>
    (await shop().call("submitCheckout", { body, headers })).body;
  const get = async (id: string, headers: Record<string, string> = {}) =>
    await shop().call<"getInvoicePdf", number>("getInvoicePdf", { params: { id }, headers });
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

  test("200: what was given back since stands on it", async () => {
    const order = await buy();
    await shop().call("refundOrder", {
      params: { number: order.number },
      body: { lines: [{ line: 1, quantity: 1 }] },
      headers: await createMerchantHeaders(shop()),
    });
    expect(words((await get(order.id)).bytes)).toContain("Given back Refund of");
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
