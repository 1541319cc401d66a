import { afterEach, describe, expect, test, vi } from "vitest";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { countLockWaits } from "../../testing/countLockWaits.ts";
import { fixture } from "../../testing/fixture.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { createPostgresStore, describeOnStores } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { verifyEmail } from "../accounts/verifyEmail.ts";

const prove = (shop: TestShop, trx: Transaction, { user }: SignedIn) =>
  verifyEmail(shop.services, trx, user.id);
const submit = (shop: TestShop, { user, headers }: SignedIn, isMember: boolean) =>
  shop.call("submitCheckout", {
    body: checkoutBody({ email: user.email }),
    headers: isMember ? headers : {},
  });
const getBalance = async (shop: TestShop, { user, headers }: SignedIn) =>
  (await shop.call("getCredits", { params: { id: user.id }, headers })).body.balance;

describeOnStores("an address that is proven while an order is paid", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["a member", true],
    ["a guest", false],
  ])("200: the cash back of %s's order is the member's", async (_, isMember) => {
    const member = await signIn(shop, { verified: false });
    const { payments, store } = shop.services;
    const authorize = payments.authorize.bind(payments);
    vi.spyOn(payments, "authorize").mockImplementationOnce(async (...request) => {
      await store.db.transaction().execute((trx) => prove(shop, trx, member));
      return authorize(...request);
    });
    const { body } = await submit(shop, member, isMember);
    expect(body.credits).toMatchObject({ balance: 10, earned: 10 });
    expect(await getBalance(shop, member)).toBe(10);
  });
});

const postgres = await isPostgresAvailable();

/** The embedded store has one session, so nobody waits for anybody there. */
describe.skipIf(!postgres)("an address that is proven while an order is written, PostgreSQL", () => {
  const shop = fixture(async () => openTestShop(await createPostgresStore("filled")));

  test("200: the order waits for the proof, and its cash back is the member's", async () => {
    const member = await signIn(shop, { verified: false });
    const { db } = shop.services.store;
    const [order] = await db.transaction().execute(async (trx) => {
      await prove(shop, trx, member);
      const response = submit(shop, member, false);
      await Promise.race([response, expect.poll(() => countLockWaits(db), { timeout: 30_000 }).toBe(1)]);
      return [response];
    });
    expect((await order)?.status).toBe(200);
    expect(await getBalance(shop, member)).toBe(10);
  });
});
