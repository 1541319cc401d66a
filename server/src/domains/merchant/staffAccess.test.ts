import { roleScopes } from "@velours/sdk/rules";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { createKey } from "./createKey.ts";
import { removeStaffMember } from "./removeStaffMember.ts";

describeOnStores("staff", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => db().deleteFrom("rate_limits").execute());
  const db = () => shop.services.store.db;
  const getAccess = (headers: Record<string, string>) =>
    shop.call<"getMerchantAccess", number>("getMerchantAccess", { headers });
  const list = (headers: Record<string, string>) =>
    shop.call<"listMerchantOrders", number>("listMerchantOrders", { headers });
  const reference = ({ status, text }: { status: number; text: string }) => [
    status,
    JSON.parse(text).reference,
  ];

  test("have the scopes of their role, and a key its own", async () => {
    const { user, headers } = await signInStaff(shop, "desk", ["boutique"]);
    const { status, text } = await getAccess(headers);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        kind: "staff",
        id: user.id,
        name: user.username,
        role: "desk",
        scopes: roleScopes("desk"),
        sites: ["boutique"],
      },
    ]);
    const key = await createKey(db(), "erp", ["orders:read"]);
    expect(JSON.parse((await getAccess({ "x-merchant-key": key })).text)).toMatchObject({
      kind: "key",
      name: "erp",
      role: null,
      scopes: ["orders:read"],
      sites: null,
    });
  });

  test("a member, a guest and one whose role was taken away are nobody", async () => {
    const member = await signIn(shop);
    expect(reference(await list(member.headers))).toEqual([401, "merchantKeyInvalid"]);
    expect(reference(await list({}))).toEqual([401, "merchantKeyInvalid"]);
    const { user, headers } = await signInStaff(shop, "owner");
    expect((await list(headers)).status).toBe(200);
    await inTransaction(db(), (trx) => removeStaffMember(trx, user.id));
    expect(reference(await list(headers))).toEqual([401, "merchantKeyInvalid"]);
    expect(reference(await list((await signIn(shop, { email: user.email })).headers))).toEqual([
      401,
      "merchantKeyInvalid",
    ]);
  });

  test("an admin without an authenticator is nobody", async () => {
    const { user, headers } = await signInStaff(shop, "owner");
    await db().updateTable("users").set({ totp_required: false }).where("id", "=", user.id).execute();
    expect(reference(await list(headers))).toEqual([401, "merchantKeyInvalid"]);
  });

  test("a wrong key beside a session of staff decides", async () => {
    const { headers } = await signInStaff(shop, "owner");
    expect(reference(await list({ ...headers, "x-merchant-key": "wrong" }))).toEqual([
      401,
      "merchantKeyInvalid",
    ]);
  });

  test("a missing key is no guess: it uses nothing up", async () => {
    const headers = await createMerchantHeaders(shop);
    for (let nth = 0; nth < 25; nth++) expect((await list({})).status).toBe(401);
    expect((await list(headers)).status).toBe(200);
  });
});
