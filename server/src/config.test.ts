import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("readConfig", () => {
  test("an empty environment is a shop on localhost:3000 with the embedded store", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "localhost",
      dataDir: ".data",
      databaseUrl: undefined,
      site: "boutique",
      clientToken: "velours-dev",
      gatewayPort: 3001,
    });
  });

  test("the gateway's port follows the shop's", () => {
    expect(readConfig({ PORT: "4000" }).gatewayPort).toBe(4001);
    expect(readConfig({ PORT: "4000", GATEWAY_PORT: "4500" }).gatewayPort).toBe(4500);
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["NODE_ENV", "staging"],
    ["LOG_LEVEL", "loud"],
    ["SITE", "attic"],
    ["GATEWAY_PORT", "-1"],
    ["GATEWAY_URL", "pay"],
    ["DOCS_MOCK_URL", "mock"],
    ["PAYMENT_PROVIDER", "cheque"],
    ["TAX_PROVIDER", "guess"],
    ["MAIL_PROVIDER", "smtp"],
    ["MAIL_PROVIDER", "pigeon"],
    ["SMTP_URL", "mail.example.com"],
  ])("a wrong %s stops the start with a sentence that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test("production asks for a token and refuses the sandbox payment unless it is meant", () => {
    const production = { NODE_ENV: "production", CLIENT_TOKEN: "secret" };
    expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/^CLIENT_TOKEN /);
    expect(() => readConfig(production)).toThrow(/ALLOW_SANDBOX_PAYMENT=true/);
    expect(readConfig({ ...production, ALLOW_SANDBOX_PAYMENT: "true" }).clientToken).toBe("secret");
  });
});
