import { expect, test } from "vitest";
import { readConfig } from "./config/readConfig.ts";
import { startProblem } from "./startProblem.ts";

const config = readConfig({
  DATABASE_URL: "postgres://u:secret@db.example:5432/shop",
  HOST: "999.1.1.1",
  METRICS_PORT: "9464",
  METRICS_HOST: "metrics.example",
});

test.each([
  [
    { code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "999.1.1.1", message: "getaddrinfo ENOTFOUND" },
    "HOST is 999.1.1.1, and nothing can listen there: getaddrinfo ENOTFOUND.",
  ],
  [
    {
      code: "ENOTFOUND",
      syscall: "getaddrinfo",
      hostname: "metrics.example",
      message: "getaddrinfo ENOTFOUND",
    },
    "METRICS_HOST is metrics.example, and nothing can listen there: getaddrinfo ENOTFOUND.",
  ],
  [
    { code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "db.example", message: "getaddrinfo ENOTFOUND" },
    "DATABASE_URL names db.example:5432/shop, but no database answers there: getaddrinfo ENOTFOUND.",
  ],
  [
    { code: "EADDRINUSE", syscall: "listen", port: 9464, message: "" },
    "Port 9464 is in use by another program. Stop it, or choose another port with METRICS_PORT.",
  ],
  [
    { code: "42501", message: "permission denied for schema public" },
    "DATABASE_URL names db.example:5432/shop, whose user lacks a right: permission denied for schema public. " +
      "Let the user own the database: ALTER DATABASE … OWNER TO …",
  ],
  [
    { code: "28P01", message: 'password authentication failed for user "u"' },
    "DATABASE_URL names db.example:5432/shop, whose server refuses the shop: " +
      'password authentication failed for user "u".',
  ],
  [
    { code: "3D000", message: 'database "shop" does not exist' },
    'DATABASE_URL names db.example:5432/shop, whose server refuses the shop: database "shop" does not exist.',
  ],
  [
    { code: "57014", message: "canceling statement due to statement timeout" },
    "DATABASE_URL names db.example:5432/shop, which answers, but not in time: " +
      "canceling statement due to statement timeout. Look at what else it does, and try again.",
  ],
])("%j is said with its own cause", (error, sentence) => {
  expect(startProblem(Object.assign(new Error(), error), config)).toBe(sentence);
});

test("a database whose host has several addresses is said with the cause of the first", () => {
  const refused = new AggregateError([new Error("connect ECONNREFUSED ::1:5432")]);
  expect(startProblem(Object.assign(refused, { code: "ECONNREFUSED" }), config)).toBe(
    "DATABASE_URL names db.example:5432/shop, but no database answers there: connect ECONNREFUSED ::1:5432.",
  );
});

test.each([
  [
    { PORT: "3000", METRICS_PORT: "3000" },
    "METRICS_PORT and PORT are both 3000: give each a port of its own.",
  ],
  [
    { PORT: "3000", GATEWAY_PORT: "3000" },
    "GATEWAY_PORT and PORT are both 3000: give each a port of its own.",
  ],
])("%j: the shop's own ports differ", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
