import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordToken } from "../../domains/accounts/store/passwordTokens.ts";
import type { OperationName } from "../../generated/operations.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { type Call, openTestShop } from "../../testing/testShop.ts";

/** Texts that would be true, or do something, as a part of a statement. */
const statements = [
  "x' or '1'='1",
  "x' or 1=1 --",
  "x'; delete from users; --",
  'x" or ""="',
  "x') or ('1'='1",
  "\\' or 1=1 --",
  "$1",
  "x' union select email from users --",
  "%",
  "_",
];
const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const address = (text: string) => `"${text.replace(/[\\"]/g, "")}"@example.com`;

/** Where a text picks a row: what is answered when no row has it. */
const places: [OperationName, (text: string) => Call, (string | number)[]][] = [
  ["getPromotion", (code) => ({ params: { code } }), ["promotionUnrecognizable"]],
  ["getGiftCard", (code) => ({ params: { code } }), ["giftCardUnrecognizable"]],
  ["getCollection", (handle) => ({ params: { handle } }), ["resourceDoesNotExist"]],
  ["getOrder", (id) => ({ params: { id } }), ["resourceDoesNotExist", "validationError"]],
  [
    "resetPassword",
    (text) => ({
      query: `token=${encodeURIComponent(text)}`,
      body: { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" },
    }),
    ["passwordTokenInvalid"],
  ],
  [
    "login",
    (text) => ({ body: { email: address(text), password, action: "submit", challenge } }),
    ["credentialsInvalid", "validationError"],
  ],
  [
    "login",
    (text) => ({ body: { email: "member@example.com", password: text, action: "submit", challenge } }),
    ["credentialsInvalid", "validationError"],
  ],
  [
    "register",
    (token) => ({ body: { email: "ada@example.com", token, termsOfService: true } }),
    ["joinNonceInvalid"],
  ],
  ["listOrders", (text) => ({ params: { id: text } }), ["validationError"]],
];

describeOnStores("a text that is a piece of SQL", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    const { id } = await createMember(shop, { email: "member@example.com" });
    await createPasswordToken(db(), id, 60);
    await signIn(shop);
  });
  beforeEach(() => db().deleteFrom("rate_limits").execute());

  const db = () => shop.services.store.db;
  const counts = async () => {
    const tables = ["users", "sessions", "password_tokens", "promotions", "gift_cards", "orders"] as const;
    const rows = tables.map((table) =>
      sql`select count(*)::integer as n from ${sql.table(table)}`.execute(db()),
    );
    return JSON.stringify((await Promise.all(rows)).map((result) => result.rows));
  };

  test.each(places)(
    "is a text to %s: no row has it, and none is lost",
    async (operation, createCall, answers) => {
      const before = await counts();
      for (const statement of statements) {
        const { body } = await shop.call<OperationName, 404>(operation, createCall(statement));
        expect([statement, answers.includes((body as unknown as { reference: string }).reference)]).toEqual([
          statement,
          true,
        ]);
        await db().deleteFrom("rate_limits").execute();
      }
      expect(await counts()).toBe(before);
    },
  );

  test("is no session", async () => {
    for (const statement of statements) {
      const cookie = `velours_session=${encodeURIComponent(statement)}`;
      const { headers } = await shop.call("getSite", { params: { site: "boutique" }, headers: { cookie } });
      expect([statement, headers["x-session-validation"]]).toEqual([statement, "invalid"]);
    }
  });

  test("finds no product by a filter", async () => {
    for (const statement of statements) {
      const query = `collection=${encodeURIComponent(statement)}&filter[vendor]=${encodeURIComponent(statement)}`;
      const { status, body } = await shop.call("listProducts", { query });
      expect([statement, status === 200 ? body : []]).toEqual([statement, []]);
    }
  });
});
