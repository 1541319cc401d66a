import type { Invoice, ShippingOption } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import type { PayOutcome, Unpaid } from "../checkout/payment/PayOutcome.ts";
import type { AuthorizedPayment, WalletUpdate } from "../checkout/payment/wallets/DeviceWallet.ts";
import { createExpress } from "./createExpress.ts";

const option = (identifier: string, type: string, amount: number) =>
  ({ service: "usps", type, identifier, label: identifier, amount, original: amount }) as ShippingOption;
const EXPRESS = option("fast", "express", 12);
const STANDARD = option("slow", "standard", 5);

const invoice = (total: number, shipping = 0) =>
  ({
    currency: "USD",
    subtotal: 40,
    total,
    shipping,
    taxes: { total: 0, included: false },
    discounts: { promotion: 0 },
    payments: { giftCard: 0, credits: 0 },
  }) as Invoice;

const AUSTIN = { country: "US", state: "TX", city: "Austin", zipcode: "78701" };
const FULL = {
  ...AUSTIN,
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  address2: null,
  phone: null,
};
const authorized = (change: Partial<AuthorizedPayment> = {}): AuthorizedPayment => ({
  shipping: { email: "ada@example.com", address: FULL },
  billing: FULL,
  tokenise: async () => "nonce",
  ...change,
});

const answer = <Data>(data: Data) => ({ data, response: new Response() });
const refusal = (error: object, status = 409) => ({ error, response: new Response(null, { status }) });

function priced(update: WalletUpdate | Unpaid): WalletUpdate {
  if ("kind" in update) throw new Error(`Not priced: ${update.kind}.`);
  return update;
}

function setUp({
  memberEmail = null as string | null,
  outcome = { kind: "paid" } as PayOutcome,
  promotion = 0,
} = {}) {
  const client = {
    validateCart: vi.fn(async () => answer({ status: "valid" })),
    listShippingOptions: vi.fn(async () => answer({ data: [EXPRESS, STANDARD] })),
    generateInvoice: vi.fn(async ({ body }: { body: { cart: { shipping?: { amount?: number } | null } } }) =>
      answer(invoice(40 + (body.cart.shipping?.amount ?? 0), body.cart.shipping?.amount ?? 0)),
    ),
  };
  const ports = {
    client: client as never as Parameters<typeof createExpress>[1]["client"],
    language: "en" as const,
    text: textIn("en"),
    memberEmail,
    showInvoice: vi.fn(),
    showProblem: vi.fn(),
    pay: vi.fn(async () => outcome),
    fail: vi.fn(),
  };
  const cart = { lines: [], type: "physical" as const, promotion: null, giftCard: null, credits: null };
  const estimate = { ...invoice(40), discounts: { promotion } } as Invoice;
  const express = createExpress({ cart: { ...cart, currency: "USD" }, estimate }, ports);
  return { client, ports, express };
}

describe("the address of the sheet", () => {
  it("chooses the standard option, offered first, and shows the invoice with it", async () => {
    const { express, ports } = setUp();
    const { amounts, options, problems } = priced(await express.changeAddress(AUSTIN));
    expect(options.map(({ identifier }) => identifier)).toEqual(["slow", "fast"]);
    expect(amounts).toMatchObject({ total: "45.00", pending: false });
    expect(problems).toEqual([]);
    expect(ports.showInvoice).toHaveBeenCalledWith(expect.objectContaining({ total: 45 }));
  });

  it("keeps the option chosen when the address changes", async () => {
    const { express } = setUp();
    await express.changeAddress(AUSTIN);
    await express.changeOption("fast");
    const { options, amounts } = priced(await express.changeAddress({ ...AUSTIN, zipcode: "78702" }));
    expect(options[0]?.identifier).toBe("fast");
    expect(amounts.total).toBe("52.00");
  });

  it.each([
    [{ country: "GB" }, "Available to Canada and the United States."],
    [{ country: null }, "Available to Canada and the United States."],
  ])("refuses %j on the country, and asks the shop nothing (C-470)", async (address, text) => {
    const { express, client, ports } = setUp();
    const problem = { code: "shippingContactInvalid", field: "country", text };
    expect(priced(await express.changeAddress(address)).problems).toEqual([problem]);
    expect(ports.showProblem).toHaveBeenLastCalledWith(problem);
    expect(client.listShippingOptions).not.toHaveBeenCalled();
  });

  it("says that nothing is shipped to an address without options", async () => {
    const { express, client } = setUp();
    client.listShippingOptions.mockResolvedValue(answer({ data: [] }));
    expect(priced(await express.changeAddress(AUSTIN)).problems).toMatchObject([
      { code: "addressUnserviceable" },
    ]);
  });

  it("asks why the shop leaves the bag's promotion out, and ends with what it says before anything is approved", async () => {
    const { express, client } = setUp({ promotion: 10 });
    const error = { status: "modify", promotion: { message: "Not in this country" } };
    client.validateCart.mockResolvedValue(
      refusal({ reference: "cartValidationErrors", message: "changed", value: error }) as never,
    );
    expect(await express.changeAddress(AUSTIN)).toEqual({ kind: "changed", error });
    expect(client.validateCart).toHaveBeenCalledWith({
      body: expect.objectContaining({ user: { address: { shipping: { country: "US" } } } }),
    });
  });

  it("goes on where the shop finds nothing wrong with the cart", async () => {
    const { express, client } = setUp({ promotion: 10 });
    expect(priced(await express.changeAddress(AUSTIN)).amounts).toMatchObject({ total: "45.00" });
    expect(client.validateCart).toHaveBeenCalledOnce();
  });

  it("asks for a guest's price as of a buyer with an email: the sheet brings one", async () => {
    const { express, client } = setUp();
    await express.changeAddress(AUSTIN);
    const { body } = client.generateInvoice.mock.calls[0]![0];
    expect(body).toMatchObject({ user: { address: { shipping: AUSTIN } } });
    expect(body).not.toHaveProperty("user.email");
  });

  it("does not let the answer to an older address win", async () => {
    const { express, client, ports } = setUp();
    const late = Promise.withResolvers<{ data: { data: ShippingOption[] }; response: Response }>();
    client.listShippingOptions.mockReturnValueOnce(late.promise);
    const first = express.changeAddress({ country: "CA", state: "ON" });
    await express.changeAddress(AUSTIN);
    late.resolve(answer({ data: [option("ca", "standard", 30)] }));
    await first;
    await express.pay(authorized());
    expect(ports.pay).toHaveBeenCalledWith(
      expect.objectContaining({ rate: STANDARD, invoice: expect.objectContaining({ total: 45 }) }),
    );
    expect(ports.showInvoice).toHaveBeenCalledTimes(1);
  });

  it.each(["listShippingOptions", "generateInvoice", "validateCart"] as const)(
    "does not end with what an older address made %s refuse",
    async (operation) => {
      const { express, client, ports } = setUp({ promotion: 10 });
      const late = Promise.withResolvers<unknown>();
      client[operation].mockReturnValueOnce(late.promise as never);
      const first = express.changeAddress({ country: "CA", state: "ON" });
      await vi.waitFor(() => expect(client[operation]).toHaveBeenCalledOnce());
      await express.changeAddress(AUSTIN);
      late.resolve(refusal({ reference: "cartValidationErrors", message: "", value: { status: "modify" } }));
      expect(await first).not.toHaveProperty("kind");
      expect(ports.showInvoice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ total: 45 }));
    },
  );

  it.each([
    [
      "refuses",
      () => Promise.resolve(refusal({ reference: "rateLimited", message: "Too many" }, 429)),
      { kind: "failed", error: { reference: "rateLimited" }, status: 429 },
    ],
    [
      "can't be reached",
      () => Promise.reject(new TypeError("Failed to fetch")),
      { kind: "notSent", offline: false },
    ],
  ])("ends when the shop %s", async (_how, response, outcome) => {
    const { express, client } = setUp();
    client.listShippingOptions.mockImplementation(response as never);
    expect(await express.changeAddress(AUSTIN)).toMatchObject(outcome);
  });

  it("ends with what changed when something sold out meanwhile", async () => {
    const { express, client } = setUp();
    const changes = { status: "deny" };
    client.generateInvoice.mockResolvedValue(
      refusal({ reference: "cartValidationErrors", message: "", value: changes }) as never,
    );
    expect(await express.changeAddress(AUSTIN)).toEqual({ kind: "changed", error: changes });
  });
});

describe("the payment", () => {
  it("sends what the sheet showed", async () => {
    const { express, ports } = setUp();
    await express.changeAddress(AUSTIN);
    expect(await express.pay(authorized())).toEqual({ paid: true });
    expect(ports.pay).toHaveBeenCalledWith(
      expect.objectContaining({ email: "ada@example.com", shipping: FULL, billing: FULL, rate: STANDARD }),
    );
  });

  it.each([
    ["ada..lovelace@example.com", "email", "Email cannot start with a period"],
    ["ada", "email", "A valid email is required"],
    [null, "email", "An email is required"],
  ])("refuses the email %s and pays nothing", async (email, field, text) => {
    const { express, ports } = setUp();
    await express.changeAddress(AUSTIN);
    const result = await express.pay(authorized({ shipping: { email, address: FULL } }));
    expect(result).toMatchObject({
      paid: false,
      problems: [{ code: "shippingContactInvalid", field, text: expect.stringContaining(text) }],
    });
    expect(ports.pay).not.toHaveBeenCalled();
  });

  it("takes a member's email from the account", async () => {
    const { express, ports } = setUp({ memberEmail: "member@example.com" });
    await express.changeAddress(AUSTIN);
    await express.pay(authorized({ shipping: { email: "other@example.com", address: FULL } }));
    expect(ports.pay).toHaveBeenCalledWith(expect.objectContaining({ email: "member@example.com" }));
  });

  it.each([
    [{ shipping: { email: "ada@example.com", address: { ...FULL, country: "GB" } } }, "country"],
    [{ shipping: { email: "ada@example.com", address: { ...FULL, lastname: null } } }, "lastname"],
    [{ shipping: { email: "ada@example.com", address: { ...FULL, zipcode: "90210" } } }, "zipcode"],
    [{ billing: { ...FULL, city: null } }, "city"],
  ])("refuses a contact that the shop's forms would: %#", async (change, field) => {
    const { express, ports } = setUp();
    await express.changeAddress(AUSTIN);
    expect(await express.pay(authorized(change))).toMatchObject({ paid: false, problems: [{ field }] });
    expect(ports.pay).not.toHaveBeenCalled();
  });

  it("pays nothing when the authorised address costs something else than the sheet showed", async () => {
    const { express, ports, client } = setUp();
    await express.changeAddress({ country: "CA", state: "ON" });
    client.listShippingOptions.mockResolvedValue(answer({ data: [option("us", "standard", 9)] }));
    expect(await express.pay(authorized())).toMatchObject({ paid: false, problems: [] });
    expect(ports.fail).toHaveBeenCalledExactlyOnceWith({
      kind: "failed",
      error: { message: expect.stringContaining("The total has changed.") },
    });
    expect(ports.pay).not.toHaveBeenCalled();
  });

  it.each<PayOutcome>([
    { kind: "changed", error: { status: "modify" } } as PayOutcome,
    { kind: "failed", error: { message: "Do Not Honor" } },
    { kind: "unknown", state: "unanswered" },
    { kind: "notSent", offline: true },
    { kind: "stale" },
    { kind: "fraudFailed", error: null },
  ])("ends the sheet after %j, which its payment has shown", async (outcome) => {
    const { express, ports } = setUp({ outcome });
    await express.changeAddress(AUSTIN);
    expect(await express.pay(authorized())).toEqual({
      paid: false,
      problems: [],
      text: expect.stringMatching(
        outcome.kind === "unknown" ? /^We do not know yet/ : /^The payment did not go through/,
      ),
    });
    expect(ports.fail).not.toHaveBeenCalled();
  });
});
