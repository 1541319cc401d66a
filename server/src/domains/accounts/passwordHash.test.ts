import { expect, test } from "vitest";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { checkPassword, hashPassword } from "./passwordHash.ts";

const { passwordCost } = readConfig({});

test("a hash is Argon2id with OWASP's cost, salted, and holds for its own password only", async () => {
  const [first = "", second] = await Promise.all(
    [1, 2].map(() => hashPassword("sandbox-pass", passwordCost)),
  );
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(first).not.toBe(second);
  expect(await checkPassword("sandbox-pass", first, passwordCost)).toBe(true);
  expect(await checkPassword("sandbox-pasS", first, passwordCost)).toBe(false);
});

test("a hash made elsewhere with another cost still holds", async () => {
  // From the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1, password "password".
  const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await checkPassword("password", hash, passwordCost)).toBe(true);
  expect(await checkPassword("differentpassword", hash, passwordCost)).toBe(false);
});

test.each([null, undefined, "", "plain"])("%s is no hash", async (hash) => {
  expect(await checkPassword("sandbox-pass", hash, passwordCost)).toBe(false);
});
