import { randomUUID } from "node:crypto";
import { readPdf } from "@velours/documents/testing";
import { sumAmounts } from "@velours/sdk/rules";
import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("getCreditNotePdf", (shop) => {
  const buy = async (body = checkoutBody(), headers: Record<string, string> = {}) =>
    (await shop().call("submitCheckout", { body, headers })).body;
  const refund = async (number: string, body: object) =>
    shop().call<"refundOrder", number>("refundOrder", {
      params: { number },
      body,
      headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
    });
  const read = async (id: string, headers: Record<string, string> = {}) =>
    (await shop().call("getOrder", { params: { id }, headers })).body;
  const get = async (id: string, refund: string, headers: Record<string, string> = {}) =>
    await shop().call<"getCreditNotePdf", number>("getCreditNotePdf", { params: { id, refund }, headers });
  const words = (pdf: Buffer) => readPdf(pdf).flat().join(" ");

  test("200: one for each refund, under its own number; the invoice less its credit notes is what was kept", async () => {
    const order = await buy();
    const one = { lines: [{ line: 1, quantity: 1 }] };
    await Promise.all([refund(order.number, one), refund(order.number, one)]);
    const { refunds = [], invoiceNumber } = await read(order.id);
    const [first, second] = refunds.map(({ creditNote }) => creditNote);
    expect(first).toMatch(/^BOUTIQUE-CN-\d{4}-000001$/);
    expect(second).toBe(first?.replace(/1$/, "2"));
    const notes = await Promise.all(refunds.map(({ id }) => get(order.id, id)));
    expect(notes[0]).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${first}.pdf"`,
        "cache-control": "no-store",
      },
    });
    const totals = notes.map(({ bytes }) => Number(/Given back \$([\d.]+)/.exec(words(bytes))?.[1]));
    expect(sumAmounts([order.invoice.total, ...totals.map((total) => -total)])).toBe(0);
    const taxes = notes.map(({ bytes }) => Number(/Taxes \$([\d.]+)/.exec(words(bytes))?.[1]));
    expect(sumAmounts(taxes)).toBe(order.invoice.taxes.total);
    const french = await get(order.id, refunds[1]?.id ?? "", { "accept-language": "fr" });
    expect(words(french.bytes)).toContain(`Cet avoir rectifie la facture ${invoiceNumber}`);
  });

  test("200: a cancelled order has one of all of it", async () => {
    const order = await buy();
    await shop().call("cancelOrder", { params: { id: order.id } });
    const [cancellation] = (await read(order.id)).refunds ?? [];
    const { status, bytes } = await get(order.id, cancellation?.id ?? "");
    expect(status).toBe(200);
    expect(words(bytes)).toContain("Given back $103.92");
  });

  test("200: a cancelled order that was never paid has one of its whole invoice, and gives nothing back", async () => {
    const order = await buy();
    await failPayment(shop(), order.id);
    const headers = await createMerchantHeaders(shop());
    const by = { params: { number: order.number }, body: {}, headers };
    await Promise.all(
      [1, 2].map(() => shop().call<"cancelMerchantOrder", number>("cancelMerchantOrder", by)),
    );
    const { refunds = [], status } = await read(order.id);
    expect([status, refunds.length]).toEqual(["cancelled", 1]);
    expect(refunds[0]).toMatchObject({
      amount: 0,
      unpaid: 103.92,
      creditNote: expect.stringMatching(/^BOUTIQUE-CN-/),
    });
    const note = words((await get(order.id, refunds[0]?.id ?? "")).bytes);
    for (const part of ["Subtotal $96.00", "Taxes $7.92", "Never paid -$103.92", "Given back $0.00"])
      expect(note).toContain(part);
    const { text } = await shop().call("exportOrders", { query: `q=${order.number}&format=ndjson`, headers });
    const rows = text.trim().split("\n");
    const given = rows.map((row) => JSON.parse(row)).filter(({ creditNote }) => creditNote !== null);
    expect(given.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["refund", "-103.92"],
      ["unpaid", "103.92"],
    ]);
  });

  test("404 resourceDoesNotExist: exactly where the order cannot be read, and for the refund of another order", async () => {
    const { user, headers } = await signIn(shop());
    const other = await signIn(shop());
    const [order, second] = [await buy(checkoutBody({ email: user.email }), headers), await buy()];
    for (const { number } of [order, second]) await refund(number, {});
    const mine = (await read(order.id, headers)).refunds?.[0]?.id ?? "";
    const guests = (await read(second.id)).refunds?.[0]?.id ?? "";
    for (const [id, refund, by, status] of [
      [order.id, mine, headers, 200],
      [order.id, mine, {}, 404],
      [order.id, mine, other.headers, 404],
      [second.id, guests, other.headers, 200],
      [second.id, mine, headers, 404],
      [order.id, guests, headers, 404],
      [order.id, randomUUID(), headers, 404],
      [order.id, "unknown", headers, 404],
      ["unknown", mine, headers, 404],
    ] as const)
      expect([(await get(id, refund, by)).status, id, refund]).toEqual([status, id, refund]);
  });
});
