import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../generated/operations.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { createKey } from "./createKey.ts";
import { doForKeys } from "./keysCommand.ts";

describeOnStores("a merchant's key", (createStore) => {
  let shop: TestShop;
  const log: string[] = [];
  beforeAll(async () => {
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        log.push(String(chunk));
        done();
      },
    });
    shop = await openTestShop(await createStore("filled"), { env: { LOG_LEVEL: "trace" }, logTo });
  });
  afterAll(() => shop.close());
  const db = () => shop.services.store.db;
  const list = (headers: Record<string, string>) =>
    shop.call<"listMerchantOrders", 401>("listMerchantOrders", { headers });

  const guarded = Object.entries(routes).filter(([, { url }]) => url.startsWith("/merchant/"));

  test("every operation below /merchant asks for a key", () => {
    expect(guarded.filter(([, { scopes }]) => scopes === null)).toEqual([]);
  });

  test("only its hash is stored, and neither key nor wrong key is in the log", async () => {
    const headers = await createMerchantHeaders(shop);
    expect((await list(headers)).status).toBe(200);
    const wrong = `${headers["x-merchant-key"].slice(0, -4)}AAAA`;
    expect((await list({ "x-merchant-key": wrong })).status).toBe(401);
    // 43 characters, of which some may be underscores.
    const secret = headers["x-merchant-key"].slice(-43);
    const rows = JSON.stringify(await db().selectFrom("merchant_keys").selectAll().execute());
    expect([rows.includes(secret), log.join("").includes(secret.slice(0, 20))]).toEqual([false, false]);
    expect(log.join("")).toContain("listMerchantOrders");
  });

  test.each(["", "velours_1_", "velours_999999999_", "velours_1'--_", "x".repeat(5000)])(
    "%j is no key",
    async (start) => {
      await db().deleteFrom("rate_limits").execute();
      const value = `${start}${"A".repeat(43)}`;
      expect((await list({ "x-merchant-key": value })).body.reference).toBe("merchantKeyInvalid");
    },
  );

  test("a revoked key is refused, and the command says so", async () => {
    await db().deleteFrom("rate_limits").execute();
    const key = await createKey(db(), "erp", ["orders:read"]);
    const id = key.split("_")[1] ?? "";
    expect((await list({ "x-merchant-key": key })).status).toBe(200);
    expect(await doForKeys(db(), ["revoke", id])).toBe(`Key ${id} is revoked.`);
    expect((await list({ "x-merchant-key": key })).status).toBe(401);
    expect(await doForKeys(db(), ["list"])).toMatch(new RegExp(`^${id}  erp  orders:read  revoked`, "m"));
    await expect(doForKeys(db(), ["revoke", id])).rejects.toThrow(`No key in use has the id ${id}`);
  });

  test("a key works to the end of its last day, and the command says so", async () => {
    await db().deleteFrom("rate_limits").execute();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const key = await doForKeys(db(), ["create", "intern", "--scope", "orders:read", "--expires", day]);
    const id = key.split("_")[1] ?? "";
    expect((await list({ "x-merchant-key": key })).status).toBe(200);
    const line = (state: string) => new RegExp(`^${id}  intern  orders:read  last used .*  ${state}`, "m");
    expect(await doForKeys(db(), ["list"])).toMatch(line(`expires ${day}T23:59:59`));
    const past = new Date(Date.now() - 1).toISOString();
    await db().updateTable("merchant_keys").set({ expires_at: past }).where("id", "=", Number(id)).execute();
    expect((await list({ "x-merchant-key": key })).body.reference).toBe("merchantKeyInvalid");
    expect(await doForKeys(db(), ["list"])).toMatch(line("expired"));
  });

  test("429 rateLimited after twenty wrong keys of a network; a right one is not tried then", async () => {
    await db().deleteFrom("rate_limits").execute();
    const headers = await createMerchantHeaders(shop);
    for (let nth = 0; nth < 20; nth++) expect((await list({ "x-merchant-key": "wrong" })).status).toBe(401);
    expect((await list(headers)).status).toBe(429);
    await db().deleteFrom("rate_limits").execute();
    expect((await list(headers)).status).toBe(200);
  });

  test.each([
    [[], /^npm run -w server keys/],
    [["create"], /^npm run -w server keys/],
    [["create", "erp"], /^The key needs a --scope/],
    [["create", "erp", "--scope", "everything"], /^There is no scope everything/],
    [["create", "erp", "--scope", "orders:read", "--expires", "2020-01-01"], /^--expires is 2020-01-01, but/],
    [["create", "erp", "--scope", "orders:read", "--expires", "2099-02-30"], /^--expires is 2099-02-30, but/],
    [["create", "erp", "--scope", "orders:read", "--expires", "soon"], /^--expires is soon, but/],
    [["revoke", "x"], /^No key in use has the id x/],
    [["list", "x"], /^npm run -w server keys/],
  ])("keys %j says what is wrong", async (words, sentence) => {
    await expect(doForKeys(db(), words)).rejects.toThrow(sentence);
  });
});
