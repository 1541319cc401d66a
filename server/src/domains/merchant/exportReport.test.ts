import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

describe.skipIf(!(await isPostgresAvailable()))("exportReport of a caller who goes away", () => {
  const shop = fixture(async () => openTestShop(await createPostgresStore("filled")));

  test("reads no further page of orders, before the first row is sent and after it", async () => {
    const { store } = shop.services;
    const headers = { "x-client-token": "velours-dev", ...(await createMerchantHeaders(shop)) };
    expect((await shop.call("submitCheckout", { body: checkoutBody() })).status).toBe(200);
    // Six pages of orders, ten on each day.
    await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
        'number', o.number + nth, 'created_at', timestamptz '2024-01-01 12:00Z' + nth / 10 * interval '1 day'))).*
      from orders o, generate_series(1, 5500) nth`.execute(store.db);
    const origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const url = `${origin}/api/merchant/reports/products/csv?from=2024-01-01&until=2025-12-31&by=`;

    const executor = store.jobs.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    let statements = 0;
    let hold: { at: number; reached(): void; end: Promise<void> } | undefined;
    vi.spyOn(executor, "executeQuery").mockImplementation(async (...query) => {
      statements++;
      if (hold?.at === statements) {
        hold.reached();
        await hold.end;
      }
      return execute(...(query as Parameters<typeof execute>)) as never;
    });
    const readAll = async (by: string): Promise<number> => {
      statements = 0;
      const [response] = (await once(get(url + by, { headers }), "response")) as [IncomingMessage];
      const file = await text(response);
      expect([response.statusCode, file]).toEqual([200, file]);
      return statements;
    };

    // Sums of a country are sent at the end, those of a day once it is over.
    for (const by of ["country", "day"]) {
      const whole = await readAll(by);
      expect(whole).toBeGreaterThan(6);
      const [reached, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      hold = { at: whole - 3, reached: reached.resolve, end: end.promise };
      statements = 0;
      const accepted = once(shop.app.server, "connection");
      const request = get(url + by, { headers, agent: false }).on("error", () => {});
      const [connection] = (await accepted) as [Socket];
      await reached.promise;
      const closed = new Promise((resolve) => connection.once("close", resolve));
      request.destroy();
      await closed;
      hold = undefined;
      end.resolve();
      const read = statements;
      // A reader that had gone on would add its statements to these.
      expect([read, await readAll(by)]).toEqual([whole - 3, whole]);
    }
  });
});
