import type { Order } from "@velours/sdk/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doForOrders } from "../../domains/merchant/ordersCommand.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
import { storeEnvironment } from "../../testing/storeEnvironment.ts";
import { createPostgresStore, type TestStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { doDueJobs } from "../runJobs.ts";

const postgres = await isPostgresAvailable();

describe.skipIf(!postgres)("npm run -w server orders, beside a running shop", () => {
  let shop: TestShop;
  let where: TestStore;
  beforeAll(async () => {
    where = await createPostgresStore("filled");
    shop = await openTestShop(where);
  });
  afterAll(() => shop.close());

  const buy = async (email = "ada@example.com"): Promise<Order> =>
    (await shop.call("submitCheckout", { body: checkoutBody({ email }) })).body;
  /** Runs the command as a merchant does; answers its exit code and all it printed. */
  async function run(...words: string[]): Promise<{ code: number; text: string }> {
    const env = { ...process.env, ...storeEnvironment(where.options) };
    const { code, out, err } = await spawnCommand("orders", words, env);
    return { code, text: out + err };
  }
  /** The same without a process. */
  const ask = (...words: string[]) => doForOrders(shop.services.store.db, words);
  const read = async (id: string) => (await shop.call("getOrder", { params: { id } })).body;

  test("list, show, ship, refund twice: once, and each order says what became of it", async () => {
    const order = await buy("parcel@example.com");
    const { number } = order;
    expect(await ask("list", "--status", "placed")).toContain(number);
    const shown = await run("show", number);
    expect([shown.code, shown.text]).toEqual([0, expect.stringContaining("parcel@example.com")]);
    expect(shown.text).toContain("Can be refunded: $103.92");

    const shipped = await run("ship", number, "--carrier", "USPS", "--tracking", "9400", "--lines", "1:1");
    expect([shipped.code, shipped.text]).toEqual([0, expect.stringContaining("USPS 9400: 1:1")]);
    expect(await ask("ship", number)).toContain(`${number}  shipped`);

    const refunds = await Promise.all([run("refund", number), run("refund", number)]);
    expect(refunds.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(refunds.map(({ text }) => text).join("")).toContain("Can be refunded: $0.00");
    await expect(ask("refund", number)).rejects.toThrow("Nothing of this order is left to refund");
    await doDueJobs(shop.services, shop.app.log);
    expect(await read(order.id)).toMatchObject({ status: "refunded", refunds: [{ amount: 103.92 }] });
    expect((await readEmails(shop, "parcel@example.com")).map(({ subject }) => subject)).toContain(
      `Your order ${number} is on its way`,
    );
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  }, 120_000);

  test("refund of a line, then cancel: the rest goes back, and it cannot be shipped any more", async () => {
    const { id, number } = await buy();
    expect(await ask("refund", number, "--lines", "1:1", "--reason", "Arrived damaged")).toContain(
      "Can be refunded: $51.96",
    );
    expect(await ask("cancel", number, "--reason", "The address does not exist")).toContain(
      `${number}  cancelled`,
    );
    await expect(ask("ship", number)).rejects.toThrow("has been cancelled");
    expect((await read(id)).refunds?.map(({ amount }) => amount)).toEqual([51.96, 51.96]);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  }, 120_000);

  test.each([
    [[], "npm run -w server orders -- list"],
    [["show"], "npm run -w server orders -- show"],
    [["show", "V-999999999"], "No order has the number"],
    [["refund", "V-999999999"], "No order has the number"],
    [["list", "--status", "lost"], "There is no status lost"],
    [["ship", "V-1", "--reason", "x"], "npm run -w server orders -- ship"],
    [["refund", "V-1", "--lines", "all"], "--lines is"],
    [["refund", "V-1'; drop table orders; --"], "npm run -w server orders -- refund"],
  ])("%j is refused with what to write instead", async (words, says) => {
    await expect(doForOrders(shop.services.store.db, words)).rejects.toThrow(says);
  });

  test("a refusal is printed as a sentence and ends with 1", async () => {
    const { code, text } = await run("show", "V-999999999");
    expect([code, text]).toEqual([1, expect.stringMatching(/^No order has the number .*\n$/)]);
  });
});
