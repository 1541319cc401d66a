import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { createServices } from "../../assembly/createServices.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { openStore, type Store } from "../store/store.ts";
import { limits } from "./limits.ts";

const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

describe.skipIf(!(await isPostgresAvailable()))("two apps on one PostgreSQL", () => {
  let shop: TestShop;
  let store: Store;
  let apps: FastifyInstance[];
  beforeAll(async () => {
    const testStore = await createPostgresStore("filled");
    shop = await openTestShop(testStore);
    store = await openStore(testStore.options);
    apps = [shop.app, await createApp(await createServices(shop.services.config, store))];
  });
  afterAll(async () => {
    await apps[1]?.close();
    await store.close();
    await shop.close();
  });

  const nth = (index: number) => apps[index % 2] as FastifyInstance;
  const headers = { "x-client-token": "velours-dev" };
  const login = (app: FastifyInstance, email: string, secret: string) =>
    app.inject({
      method: "POST",
      url: "/api/services/authentication",
      headers,
      payload: { email, password: secret, action: "submit", challenge },
    });

  test("count sign-ins together: of fifty at once exactly the allowance is looked at, the rest is told when to come back", async () => {
    const { burst, seconds } = limits.loginEmail;
    const { email } = await createMember(shop);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login(nth(index), email, "not-the-password")),
    );
    const limited = responses.filter(({ statusCode }) => statusCode === 429);
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(burst);
    // The caller's own address has an allowance too, which is larger: whichever is out, the answer is alike.
    expect(limited).toHaveLength(50 - burst);
    for (const response of limited) {
      expect(response.json()).toMatchObject({ reference: "rateLimited", value: null });
      const wait = Number(response.headers["retry-after"]);
      expect(Number.isInteger(wait) && wait > 0 && wait <= seconds).toBe(true);
    }
    for (const app of apps) expect((await login(app, email, password)).statusCode).toBe(429);
  });

  test("share sessions: begun in one, known in the other, ended in both", async () => {
    await store.db.deleteFrom("rate_limits").execute();
    const { id, email } = await createMember(shop);
    const signedIn = await login(nth(0), email, password);
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const who = (app: FastifyInstance) =>
      app.inject({ url: `/api/users/${id}`, headers: { ...headers, cookie } });
    expect((await who(nth(1))).statusCode).toBe(200);
    await nth(1).inject({
      method: "DELETE",
      url: "/api/services/authentication",
      headers: { ...headers, cookie },
    });
    const after = await who(nth(0));
    expect([after.statusCode, after.headers["x-session-validation"]]).toEqual([401, "invalid"]);
  });
});
