import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doForKeys } from "../../domains/merchant/keysCommand.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
import { storeEnvironment } from "../../testing/storeEnvironment.ts";
import { createPostgresStore, type TestStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";

const postgres = await isPostgresAvailable();

describe.skipIf(!postgres)("npm run -w server keys, beside a running shop", () => {
  let shop: TestShop;
  let where: TestStore;
  beforeAll(async () => {
    where = await createPostgresStore("filled");
    shop = await openTestShop(where);
  });
  afterAll(() => shop.close());

  /** Runs the command as an operator does. */
  const run = (...words: string[]) =>
    spawnCommand("keys", words, { ...process.env, ...storeEnvironment(where.options) });
  /** The same without a process. */
  const ask = (...words: string[]) => doForKeys(shop.services.store.db, words);
  const list = (key: string) =>
    shop.call<"listMerchantOrders", number>("listMerchantOrders", { headers: { "x-merchant-key": key } });

  test("a key is printed alone and once, works until it is revoked, and its secret is kept nowhere", async () => {
    expect(await ask("list")).toContain("There is no key yet");
    const made = await run("create", "warehouse", "--scope", "orders:read");
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^velours_\d+_[\w-]{43}\n$/)]);
    const key = made.out.trim();
    const [, id = "", secret = ""] = /^velours_(\d+)_(.+)$/.exec(key) ?? [];
    expect((await list(key)).status).toBe(200);
    const shown = await run("list");
    expect(shown.out).toContain(`${id}  warehouse  orders:read`);
    expect(shown.out).not.toContain(secret);
    const rows = await shop.services.store.db.selectFrom("audit_log").selectAll().execute();
    expect(JSON.stringify(rows)).toContain("keys create warehouse");
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await ask("revoke", id)).toContain(`Key ${id} is revoked.`);
    expect((await list(key)).status).toBe(401);
    await expect(ask("revoke", id)).rejects.toThrow(`No key in use has the id ${id}`);
    expect(await ask("list")).toMatch(/revoked \d{4}-/);
  }, 120_000);

  test.each([
    [[], "npm run -w server keys -- create NAME"],
    [["create"], "npm run -w server keys -- create NAME"],
    [["create", "x"], "needs a --scope"],
    [["create", "x", "--scope", "all"], "There is no scope all"],
    [["create", "x", "y", "--scope", "orders:read"], "npm run -w server keys -- create NAME"],
    [["revoke", "none"], "No key in use has the id none"],
  ])("%j is refused and says why, and makes no key", async (words, text) => {
    const { db } = shop.services.store;
    const before = await doForKeys(db, ["list"]);
    await expect(doForKeys(db, words)).rejects.toThrow(text);
    expect(await doForKeys(db, ["list"])).toBe(before);
  });

  test("a refusal is printed on the channel of errors and ends with 1", async () => {
    const { code, out, err } = await run("create", "x");
    expect([code, out, err]).toEqual([1, "", expect.stringContaining("needs a --scope")]);
  });
});
