import { orThrow } from "@velours/sdk";
import type { Order, Site } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { createMockApi } from "../../createMockApi.ts";
import { buy, openSession, signIn } from "../../testing/openDesk.ts";

const write = async ({ user, address }: Order, { name, supportEmail, seller }: Site) =>
  new TextEncoder().encode(
    JSON.stringify([user.email, address.shipping?.address1, name, supportEmail, seller]),
  );
const documents = {
  renderInvoice: write,
  renderCreditNote: ({ order }: { order: Order }, site: Site) => write(order, site),
};

test("an invoice keeps the buyer and the seller of its day, and a credit note those of its own", async () => {
  const mock = createMockApi({
    clientToken: "velours-dev",
    site: "boutique",
    only: "tab",
    loadDocuments: async () => documents,
  });
  const api = openSession((input, init) => mock.answer(new Request(input, init)));
  await signIn(api, "owner@example.com");
  const { id, number } = await buy(api);
  const read = async () => orThrow(await api.getInvoicePdf({ params: { path: { id } } })).text();
  const before = await read();
  const params = { path: { number } };
  const session = mock.sessions.find("tab");
  const contact = { email: "corrected@example.com" };
  orThrow(await api.changeOrderContact({ params, body: contact }));
  session.saveSite({ ...session.sites.get("boutique")!, name: "Velours SARL" });
  expect(await read()).toBe(before);
  expect(before).not.toContain("corrected@example.com");
  const { order } = orThrow(await api.refundOrder({ params, body: {} }));
  const refund = order.refunds?.[0]?.id ?? "";
  const note = orThrow(await api.getMerchantCreditNotePdf({ params: { path: { number, refund } } }));
  const written = await note.text();
  expect(written).toContain("corrected@example.com");
  expect(written).toContain("Velours SARL");
  for (const parties of session.orders.get(id)!.parties.values()) parties.buyer = null;
  expect(await read()).toContain("corrected@example.com");
});
