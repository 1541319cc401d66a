import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import type { TestResponse } from "../../testing/testShop.ts";

const work = vi.hoisted(() => ({ hashes: 0, statements: 0 }));
vi.mock(import("./passwordHash.ts"), async (original) => {
  const { hashPassword, checkPassword } = await original();
  const counted =
    <Input extends unknown[], Output>(hash: (...input: Input) => Output) =>
    (...input: Input) => {
      work.hashes += 1;
      return hash(...input);
    };
  return { hashPassword: counted(hashPassword), checkPassword: counted(checkPassword) };
});

const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
/** Headers that are different every time, whoever asks. */
const changing = ["x-request-id", "date", "set-cookie"];

describeOperation("login", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());
  const newAddress = () => `${randomUUID()}@example.com`;

  beforeAll(() => {
    const { store } = shop().services;
    const counted = store.db.withPlugin({
      transformQuery({ node }) {
        work.statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    Object.assign(store, { db: counted });
  });

  /** The visible part of an answer: status, headers, text, and the hashes and statements it took. */
  const seen = async (
    ask: () => Promise<Pick<TestResponse<"login", 401>, "status" | "headers" | "text">>,
    email: string,
  ) => {
    Object.assign(work, { hashes: 0, statements: 0 });
    const { status, headers, text } = await ask();
    const { hashes, statements } = work;
    expect(statements).toBeGreaterThan(1);
    const shown = Object.entries(headers).map(([name, value]) => [
      name,
      changing.includes(name) ? "…" : value,
    ]);
    return { status, hashes, statements, shown, text: text.replace(email, "…") };
  };

  describe("whether an address is a member's is told by no answer, nor by the work it takes", () => {
    const login = (email: string, more: object) => () =>
      shop().call<"login", 401>("login", {
        body: { email, password: "not-the-password", action: "submit", challenge, ...more },
      });
    test.each([
      ["a wrong password", {}],
      ["a code asked for", { action: "send-one-time-code" }],
      ["a code made up", { challenge: { type: "one-time-code", token: "12345" } }],
    ])("login with %s", async (_, more) => {
      const { email } = await createMember(shop());
      const unknownEmail = newAddress();
      const knownResult = await seen(login(email, more), email);
      expect(await seen(login(unknownEmail, more), unknownEmail)).toEqual(knownResult);
      expect(knownResult).toMatchObject({ status: 401, hashes: 1 });
    });

    test("register", async () => {
      const { email } = await createMember(shop());
      const unknownEmail = newAddress();
      const join = (address: string) => () =>
        shop().call("register", {
          body: { username: "ada", password, email: address, challenge, termsOfService: true },
        }) as never;
      const knownResult = await seen(join(email), email);
      expect(await seen(join(unknownEmail), unknownEmail)).toEqual(knownResult);
      expect(knownResult).toMatchObject({ status: 201, hashes: 1 });
    });

    test("recoverPassword", async () => {
      const { email } = await createMember(shop());
      const unknownEmail = newAddress();
      const recover = (address: string) => () =>
        shop().call("recoverPassword", { body: { email: address } }) as never;
      const knownResult = await seen(recover(email), email);
      expect(await seen(recover(unknownEmail), unknownEmail)).toEqual(knownResult);
      expect(knownResult).toMatchObject({ status: 204, hashes: 0 });
    });
  });
});
