import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore, isBehindPooler } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

type Protocol = { prototype: Record<"parse" | "execute", (message: { text?: string }) => void> };
const { Connection } = pg as unknown as { Connection: Protocol };

const hasOwnSessions = (await isPostgresAvailable()) && !isBehindPooler;

describe.skipIf(!hasOwnSessions)("the statements of a purchase, PostgreSQL", () => {
  const shop = fixture(async () => openTestShop(await createPostgresStore("filled")));
  afterEach(() => void vi.restoreAllMocks());

  async function buy(): Promise<{ parsed: number; executed: number }> {
    const parse = vi.spyOn(Connection.prototype, "parse");
    const execute = vi.spyOn(Connection.prototype, "execute");
    const { status } = await shop.call("submitCheckout", {
      body: checkoutBody(),
      headers: { "idempotency-key": randomUUID() },
    });
    expect(status).toBe(200);
    const counts = { parsed: parse.mock.calls.length, executed: execute.mock.calls.length };
    vi.restoreAllMocks();
    return counts;
  }

  test("are parsed when they are sent first and when they get their names, and never again in their session", async () => {
    const first = await buy();
    expect(first.parsed).toBe(first.executed);
    expect(first.executed).toBeGreaterThan(2);
    await buy();
    expect(await buy()).toEqual({ parsed: 0, executed: first.executed });
  });
});
