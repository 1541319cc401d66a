import { randomUUID } from "node:crypto";
import type { Checkout } from "@velours/sdk/types";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../platform/store/schema.ts";
import { checkoutBody, createNonce, freeShipping } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";

type Parts = NonNullable<Parameters<typeof checkoutBody>[0]>;
/** Parts of a checkout that bypass the pages: of any form. */
type Tampered = Omit<Parts, "cart" | "payment"> & { cart?: object; payment?: object };
type Row = [name: string, body: Tampered, status: number, reference: string];

const halo = { variant: { id: ids.halo.violet }, quantity: 2, price: 96 };
const oneHalo = { variant: { id: ids.halo.violet }, quantity: 1, price: 48 };
const gift = { variant: { id: ids.gift.variant }, free: true };
const parcel = { service: "usps", type: "standard", identifier: "us-standard", amount: 7 };
const card20 = "1000-0000-0000-0002";

const total = (sent: unknown, status: number, reference: string): Row => [
  `a total of ${JSON.stringify(sent)}`,
  { cart: { invoice: { total: sent, currency: "USD" } } },
  status,
  reference,
];
const quantity = (sent: unknown, status: number, reference: string): Row => [
  `a quantity of ${JSON.stringify(sent)}`,
  { total: 1, cart: { products: [{ variant: halo.variant, quantity: sent }] } },
  status,
  reference,
];
const lines = (name: string, sent: object[], sum: number, reference: string, status = 409): Row => [
  name,
  { total: sum, cart: { products: sent } },
  status,
  reference,
];
const shipped = (name: string, chosen: object | null, sum: number): Row => [
  name,
  { total: sum, cart: { products: [oneHalo], shipping: chosen } },
  409,
  chosen === null ? "shippingRateRequired" : "shippingDoesNotMatch",
];
const promoted = (name: unknown, sum: number, status: number, reference: string): Row => [
  `the promotion ${JSON.stringify(name)} for ${sum}`,
  { total: sum, cart: { promotion: { name } } },
  status,
  reference,
];
const digital = { type: "digital", shipping: null };
const delivery = { from: { email: null, name: "Ada", message: null }, to: { email: "bo@example.com" } };
const giftCards = (name: string, count: number, more: object): Row => [
  name,
  {
    total: 50 * count,
    user: { address: {} },
    cart: { ...digital, products: [{ variant: { id: ids.giftCard.variant }, quantity: count, ...more }] },
  },
  400,
  "validationError",
];
const protection = (target: number | null, more: object = {}) => ({
  variant: { id: ids.warranty.variant },
  target,
  ...more,
});
const internal = (paymentMethod: string, more: object = {}) => ({
  service: "internal",
  paymentMethod,
  nonce: null,
  ...more,
});

const wrong = "invoiceDoesNotMatch";
const refused = "cartValidationErrors";
const invalid = "validationError";

const rows: Row[] = [
  ...[1, 0, -5, 0.01, 103.91, 103.93, 10_392, 1e-9].map((sent) => total(sent, 409, wrong)),
  ...["free", null, undefined, [1], {}, true].map((sent) => total(sent, 400, invalid)),
  ...[0, -1, -2, 1.5, 1e-9, 1000, 1e9, "many", [2], {}].map((sent) => quantity(sent, 400, invalid)),
  quantity(41, 409, refused),
  quantity(999, 409, refused),
  lines(
    "more than there is, in two lines",
    [21, 21].map((n) => ({ ...halo, quantity: n, price: 48 * n })),
    2182.32,
    refused,
  ),
  lines("a line's price", [{ ...halo, price: 2 }], 2.17, refused),
  lines("a line for nothing", [{ ...halo, price: 0 }], 0, refused),
  lines("a price below zero", [{ ...halo, price: -96 }], 1, invalid, 400),
  lines("a line that another's price pays", [oneHalo, { ...oneHalo, price: -48 }], 0, invalid, 400),
  lines(
    "a variant's price",
    [{ variant: { id: ids.halo.violet, price: 1, prices: { USD: 1 } }, quantity: 2 }],
    2.17,
    wrong,
  ),
  lines(
    "a product's price",
    [{ ...halo, price: undefined, product: { id: 1, price: 1, prices: { USD: 1 } } }],
    2.17,
    wrong,
  ),
  lines(
    "the variant of another product's price",
    [{ ...halo, product: { id: ids.addOn.product }, price: 18 }],
    19.49,
    refused,
  ),
  lines(
    "a product that is called untaxed",
    [{ variant: { id: ids.halo.violet, taxable: false }, quantity: 2 }],
    96,
    wrong,
  ),
  lines("a product of another type", [{ ...halo, product: { id: 1, type: "Gift Card" } }], 96, refused),
  lines("a download that is a parcel", [{ ...halo, product: { id: 1, type: "E-Book" } }], 96, refused),
  lines("what is not sold any more", [{ variant: { id: ids.retired.variant } }], 30, refused),
  lines("another site's product", [{ variant: { id: 101 } }], 40, refused),
  lines("a bundle without its part", [{ variant: { id: ids.bundle.variant } }], 97.43, refused),
  lines("an unknown variant", [{ variant: { id: 987_654 } }], 0, refused),
  lines("an add-on alone", [{ variant: { id: ids.addOn.variant } }], 16.74, refused),
  lines("nothing", [], 0, invalid, 400),
  lines("a free line and no promotion", [{ ...halo, free: true }], 0, refused),
  lines("a gift and no promotion", [halo, gift], 103.92, refused),
  [
    "a free line of another product",
    { total: 103.92, cart: { promotion: { name: "GIFT" }, products: [halo, { ...halo, free: true }] } },
    409,
    refused,
  ],
  [
    "two gifts for one",
    { total: 103.92, cart: { promotion: { name: "GIFT" }, products: [halo, gift, gift] } },
    409,
    refused,
  ],
  ["a gift alone", { total: 0, cart: { promotion: { name: "GIFT" }, products: [gift] } }, 409, refused],
  [
    "a gift of a promotion that gives none",
    { total: 88.33, cart: { promotion: { name: "WELCOME15" }, products: [halo, gift] } },
    409,
    refused,
  ],

  shipped("no rate for a parcel", null, 51.96),
  shipped("free shipping below its minimum", freeShipping, 51.96),
  shipped("a rate for nothing", { ...parcel, amount: 0 }, 51.96),
  [
    "a rate below zero",
    { total: 44.96, cart: { products: [oneHalo], shipping: { ...parcel, amount: -7 } } },
    400,
    invalid,
  ],
  shipped("express at the standard's price", { ...parcel, type: "express", identifier: "us-express" }, 58.96),
  shipped("express as standard", { ...parcel, identifier: "us-express" }, 58.96),
  shipped("another country's rate", { ...parcel, identifier: "gb-standard", amount: 6 }, 57.96),
  shipped("a rate that does not exist", { ...parcel, identifier: "us-none", amount: 0 }, 51.96),
  ...["digital", null].map(
    (type): Row => [
      `a parcel in a cart of type ${type}`,
      { total: 103.92, cart: { type, shipping: null } },
      409,
      "shippingRateRequired",
    ],
  ),
  ["a type no cart has", { cart: { type: "free" } }, 400, invalid],
  [
    "no taxes for a download",
    { total: 51.96, cart: { type: "digital", products: [oneHalo] } },
    409,
    "shippingDoesNotMatch",
  ],
  ["dollars as Canadian ones", { cart: { invoice: { total: 103.92, currency: "CAD" } } }, 409, refused],
  ["a currency that no site takes", { cart: { invoice: { total: 103.92, currency: "XTS" } } }, 400, invalid],

  promoted("WELCOME15", 15.59, 409, wrong),
  promoted("WELCOME15", 75.08, 409, wrong),
  ...[
    "WELCOME15,ONCE",
    "WELCOME15 ONCE",
    "WELCOME15;ONCE",
    "WELCOME15&name=ONCE",
    "WELCOME1%",
    "' OR 1=1",
  ].map((name) => promoted(name, 77.3, 409, refused)),
  ...[["WELCOME15"], ["WELCOME15", "ONCE"], { name: "ONCE" }].map((name) =>
    promoted(name, 77.3, 400, invalid),
  ),
  [
    "two promotions in a list",
    { total: 77.3, cart: { promotion: [{ name: "WELCOME15" }, { name: "ONCE" }] } },
    400,
    invalid,
  ],
  [
    "two promotions under two keys",
    {
      total: 77.3,
      cart: { promotion: { name: "WELCOME15" }, promotions: [{ name: "ONCE" }], promo_code: "ONCE" },
    },
    409,
    wrong,
  ],
  [
    "a promotion's discount",
    { total: 1, cart: { promotion: { name: "WELCOME15", id: 1, type: "percentage", discount: 99 } } },
    409,
    wrong,
  ],
  [
    "a promotion of one's own",
    {
      total: 0,
      cart: { promotion: { id: 99, type: "percentage", discount: 100, enabled: true, site: "boutique" } },
    },
    409,
    wrong,
  ],
  ...["EXPIRED", "OFF", "OUTLET10", "MIN100", "NOTHING"].map((name) => promoted(name, 88.33, 409, refused)),

  giftCards("a gift card without a recipient", 1, {}),
  giftCards("two gift cards, both for one", 2, { delivery }),
  giftCards("three gift cards, two of them for somebody", 3, { delivery: [delivery, delivery] }),
  giftCards("a gift card for an empty list", 1, { delivery: [] }),
  lines("a protection of what is not in the cart", [halo, protection(ids.halo.lastBlack)], 108.92, refused),
  lines("a protection of nothing", [halo, protection(null)], 108.92, refused),
  lines("a protection of itself", [halo, protection(ids.warranty.variant)], 108.92, refused),
  lines("a protection alone", [protection(ids.halo.violet)], 5, refused),
  lines("a protection that is free", [halo, protection(ids.halo.violet, { free: true })], 103.92, refused),
  lines("a product that protects another", [halo, { ...oneHalo, target: ids.halo.violet }], 155.88, refused),

  ...["free", "gift-card", "credit-card", "credits"].map(
    (method): Row => [`paid by the shop as ${method}`, { payment: internal(method) }, 400, invalid],
  ),
  [
    "paid by the shop with a nonce",
    { payment: internal("credit-card", { nonce: createNonce("ok") }) },
    400,
    invalid,
  ],
  [
    "a gift card that covers a part, the rest paid by the shop",
    { total: 83.92, cart: { giftCard: { code: card20 } }, payment: internal("gift-card") },
    400,
    invalid,
  ],
  [
    "a gift card with more on it than there is",
    {
      total: 0,
      cart: { giftCard: { code: card20, amount_remaining: 500, amount: 500 } },
      payment: internal("gift-card"),
    },
    409,
    wrong,
  ],
  [
    "two gift cards in one code",
    {
      total: 0,
      cart: { giftCard: { code: `${card20},1000-0000-0000-0001` } },
      payment: internal("gift-card"),
    },
    404,
    "giftCardUnrecognizable",
  ],
  [
    "gift cards in a list",
    {
      total: 0,
      cart: { giftCard: { code: [card20, "1000-0000-0000-0001"] } },
      payment: internal("gift-card"),
    },
    400,
    invalid,
  ],
  [
    "another site's gift card",
    { cart: { giftCard: { code: "1000-0000-0000-0004" } } },
    409,
    "giftCardUnsupportedSite",
  ],
  [
    "another currency's gift card",
    { cart: { giftCard: { code: "1000-0000-0000-0005" } } },
    409,
    "giftCardCurrencyDoesNotMatch",
  ],
  [
    "cash back that was never earned",
    { total: 53.92, cart: { credits: { uuid: randomUUID(), balance: 50 } } },
    409,
    "noCreditsAvailable",
  ],
  [
    "cash back said in the invoice",
    { cart: { invoice: { total: 53.92, currency: "USD", discounts: { credits: 50 } } } },
    400,
    invalid,
  ],
  [
    "payments said in the invoice",
    {
      cart: {
        invoice: {
          total: 0,
          currency: "USD",
          payments: { giftCard: 103.92, credits: 0 },
          taxes: 0,
          subtotal: 0,
        },
      },
    },
    409,
    wrong,
  ],
  [
    "a saved card that does not exist",
    { payment: { paymentMethod: "saved-credit-card", nonce: null, token: "some-card" } },
    422,
    "91518",
  ],
];

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  const tables = async () =>
    (await db().introspection.getTables())
      .map(({ name }) => name as keyof Database)
      // Requests are counted whatever their outcome, and a session notes its use once a minute.
      .filter((name) => !["rate_limits", "failed_payments", "sessions"].includes(name))
      .sort();
  const readRows = async (name: keyof Database) => {
    const found = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
      db(),
    );
    return found.rows.map(({ row }) => JSON.stringify(row)).sort();
  };
  /** Everything the shop has on record. */
  const onRecord = async () =>
    Object.fromEntries(
      await Promise.all((await tables()).map(async (name) => [name, await readRows(name)] as const)),
    );
  let rich: Awaited<ReturnType<typeof memberWith>>;
  let otherMember: Awaited<ReturnType<typeof signIn>>;
  let token: string;
  beforeAll(async () => {
    [rich, otherMember] = [await memberWith(shop(), 80), await signIn(shop())];
    await shop().call("submitCheckout", {
      headers: rich.headers,
      body: checkoutBody({ payment: { vaulted: true } }),
    });
    await db().updateTable("stock").set({ quantity: 40 }).where("variant_id", "=", ids.halo.violet).execute();
    const cards = await shop().call("createCardToken", { headers: rich.headers, query: "currency=USD" });
    token = cards.body.creditCards[0]?.token ?? "";
  });
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("failed_payments").execute();
  });

  async function expectRefused(
    body: Checkout,
    [status, reference]: [number, string],
    headers: Record<string, string> = {},
  ) {
    const before = await onRecord();
    const response = await shop().call<"submitCheckout", 409 | 422>("submitCheckout", {
      body,
      headers: { "idempotency-key": randomUUID(), ...headers },
    });
    const reported = Array.isArray(response.body) ? response.body[0]?.code : response.body.reference;
    expect([response.status, reported]).toEqual([status, reference]);
    expect(await onRecord()).toEqual(before);
  }

  describe("an empty checkout is refused, and nothing is written", () => {
    test.each(rows)("%s", (_, body, status, reference) =>
      expectRefused(checkoutBody(body as Parts), [status, reference]),
    );

    test.each(["a guest", "another member"])("a member's saved card, sent by %s", async (who) => {
      expect(token).not.toBe("");
      const payment = { paymentMethod: "saved-credit-card", nonce: null, token } as const;
      const headers = who === "a guest" ? {} : otherMember.headers;
      await expectRefused(checkoutBody({ email: rich.user.email, payment }), [422, "91518"], headers);
    });

    test.each(["a guest", "another member"])("a member's cash back, sent by %s", async (who) => {
      const headers = who === "a guest" ? {} : otherMember.headers;
      const cart = { credits: { uuid: rich.uuid } };
      await expectRefused(
        checkoutBody({ email: rich.user.email, total: 23.92, cart }),
        [409, "noCreditsAvailable"],
        headers,
      );
    });

    test("more cash back than there is", async () => {
      const cart = { credits: { uuid: rich.uuid, balance: 500 } };
      await expectRefused(checkoutBody({ total: 0, cart }), [409, wrong], rich.headers);
    });
  });

  test("200: the same checkout, with nothing changed", async () => {
    const before = await onRecord();
    const { status } = await shop().call("submitCheckout", { body: checkoutBody() });
    expect(status).toBe(200);
    expect(await onRecord()).not.toEqual(before);
  });
});
