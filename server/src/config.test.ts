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
    ["ADDRESS_PROVIDER", "atlas"],
    ["ADDRESS_PROVIDER", "postgrid"],
    ["POSTGRID_URL", "api.postgrid.com"],
    ["RECOMMENDATION_PROVIDER", "taste"],
    ["RECOMMENDATION_PROVIDER", "nosto"],
    ["NOSTO_URL", "ftp://api.nosto.com"],
    ["MARKETING_PROVIDER", "leaflets"],
    ["MARKETING_PROVIDER", "klaviyo"],
    ["KLAVIYO_URL", "klaviyo"],
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

describe("services beside the payment", () => {
  test("are sandboxes by default, and need no key then", () => {
    expect(readConfig({})).toMatchObject({
      addressProvider: "sandbox",
      recommendationProvider: "sandbox",
      marketingProvider: "sandbox",
    });
  });

  test("are where the provider is, or at the address that is given", () => {
    const config = readConfig({
      ADDRESS_PROVIDER: "postgrid",
      POSTGRID_KEY: "p",
      RECOMMENDATION_PROVIDER: "nosto",
      NOSTO_KEY: "n",
      NOSTO_URL: "http://127.0.0.1:4201",
      MARKETING_PROVIDER: "klaviyo",
      KLAVIYO_KEY: "k",
      KLAVIYO_LIST: "l",
    });
    expect(config.postGrid).toEqual({ url: "https://api.postgrid.com", key: "p" });
    expect(config.nosto).toEqual({ url: "http://127.0.0.1:4201", key: "n" });
    expect(config.klaviyo).toEqual({ url: "https://a.klaviyo.com", key: "k", list: "l" });
  });

  test.each([
    [{ ADDRESS_PROVIDER: "postgrid" }, "POSTGRID_KEY"],
    [{ RECOMMENDATION_PROVIDER: "nosto" }, "NOSTO_KEY"],
    [{ MARKETING_PROVIDER: "klaviyo" }, "KLAVIYO_KEY"],
    [{ MARKETING_PROVIDER: "klaviyo", KLAVIYO_KEY: "k" }, "KLAVIYO_LIST"],
  ])("%j needs %s", (env, missing) => expect(() => readConfig(env)).toThrow(`${missing} must be set`));
});

describe("real payment services", () => {
  const braintree = {
    PAYMENT_PROVIDER: "braintree",
    BRAINTREE_MERCHANT_ID: "m",
    BRAINTREE_PUBLIC_KEY: "p",
    BRAINTREE_PRIVATE_KEY: "s",
    BRAINTREE_MERCHANT_ACCOUNTS: "USD=shop_usd, CAD=shop_cad,GBP=shop_gbp,EUR=shop_eur",
  };
  const klarna = { BNPL_PROVIDER: "klarna", KLARNA_USERNAME: "u", KLARNA_PASSWORD: "w" };

  test("are where the account is, or at the address of a stand-in", () => {
    const accounts = readConfig({
      ...braintree,
      ...klarna,
      BRAINTREE_PLACE: "http://127.0.0.1:4200",
    }).paymentAccounts;
    expect(accounts.braintree).toMatchObject({
      place: new URL("http://127.0.0.1:4200"),
      merchantAccounts: { USD: "shop_usd", CAD: "shop_cad", GBP: "shop_gbp", EUR: "shop_eur" },
    });
    expect(accounts.klarna).toMatchObject({ place: "playground", username: "u" });
    expect(readConfig({}).paymentAccounts).toEqual({ braintree: undefined, klarna: undefined });
  });

  test.each(["0", "99", "soon", "100000"])("a time-out of %s is refused", (PAYMENT_TIMEOUT) => {
    expect(() => readConfig({ ...braintree, PAYMENT_TIMEOUT })).toThrow(/PAYMENT_TIMEOUT/);
    expect(readConfig({ ...braintree, PAYMENT_TIMEOUT: "500" }).paymentAccounts.braintree?.timeout).toBe(500);
  });

  test.each(["BRAINTREE_MERCHANT_ID", "BRAINTREE_PRIVATE_KEY", "KLARNA_PASSWORD"])("need %s", (name) => {
    expect(() => readConfig({ ...braintree, ...klarna, [name]: "" })).toThrow(
      new RegExp(`${name} must be set`),
    );
  });

  test.each([
    ["BRAINTREE_MERCHANT_ACCOUNTS", "USD=a,CAD=b", /lacks GBP, EUR/],
    ["BRAINTREE_PLACE", "moon", /^BRAINTREE_PLACE is "moon"/],
    ["KLARNA_PLACE", "ftp://x", /^KLARNA_PLACE is/],
    ["BNPL_PROVIDER", "cheque", /^BNPL_PROVIDER is/],
  ])("a wrong %s stops the start", (name, value, sentence) => {
    expect(() => readConfig({ ...braintree, ...klarna, [name]: value })).toThrow(sentence);
  });

  test.each([
    [{}, /BRAINTREE_PLACE is not production/],
    [{ BRAINTREE_PLACE: "production" }, /KLARNA_PLACE is not production/],
    [{ BRAINTREE_PLACE: "production", BNPL_PROVIDER: "sandbox" }, /BNPL_PROVIDER is sandbox/],
    [{ BRAINTREE_PLACE: "production", KLARNA_PLACE: "production" }, undefined],
    [{ BRAINTREE_PLACE: "production", BNPL_PROVIDER: "none" }, undefined],
    [{ ALLOW_SANDBOX_PAYMENT: "true" }, undefined],
  ])("production with %j: %s", (more, sentence) => {
    const start = () =>
      readConfig({ NODE_ENV: "production", CLIENT_TOKEN: "secret", ...braintree, ...klarna, ...more });
    if (sentence === undefined) expect(start).not.toThrow();
    else expect(start).toThrow(sentence);
  });

  test("what changes the sandbox's shop is closed in production until it is asked for", () => {
    const production = { NODE_ENV: "production", CLIENT_TOKEN: "secret", ALLOW_SANDBOX_PAYMENT: "true" };
    expect(readConfig({}).sandboxControls).toBe(true);
    expect(readConfig(production).sandboxControls).toBe(false);
    expect(readConfig({ ...production, SANDBOX_CONTROLS: "true" }).sandboxControls).toBe(true);
  });
});

describe("accounts", () => {
  const key = Buffer.alloc(32, 7).toString("base64");

  test("nobody's X-Forwarded headers count, the bot check is the sandbox's and secrets are readable unless told", () => {
    expect(readConfig({})).toMatchObject({ trustProxy: false, turnstile: undefined, totpKey: undefined });
    expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toBe("loopback,10.0.0.0/8");
    expect(readConfig({ TOTP_KEY: key }).totpKey).toEqual(Buffer.alloc(32, 7));
    expect(readConfig({ PORT: "4100" }).publicUrl).toBe("http://localhost:4100");
    const BOT_CHECK_PROVIDER = "turnstile";
    expect(
      readConfig({ BOT_CHECK_PROVIDER, TURNSTILE_SITE_KEY: "a", TURNSTILE_SECRET_KEY: "b" }).turnstile,
    ).toEqual({ url: "https://challenges.cloudflare.com/turnstile/v0", siteKey: "a", secret: "b" });
  });

  test.each([
    [{ TRUST_PROXY: "true" }, /^TRUST_PROXY is "true", but it must be false, or the addresses/],
    [{ TRUST_PROXY: "*" }, /^TRUST_PROXY is/],
    [{ TOTP_KEY: "short" }, /^TOTP_KEY must be 32 random bytes in Base64/],
    [{ BOT_CHECK_PROVIDER: "turnstile" }, /TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set/],
    [{ BOT_CHECK_PROVIDER: "other" }, /^BOT_CHECK_PROVIDER is "other"/],
    [{ SANDBOX_BOT_CHECK: "maybe" }, /^SANDBOX_BOT_CHECK is/],
    [
      {
        NODE_ENV: "production",
        CLIENT_TOKEN: "t",
        ALLOW_SANDBOX_PAYMENT: "true",
        MAIL_PROVIDER: "smtp",
        SMTP_URL: "smtp://h",
        MAIL_FROM: "a@b.co",
      },
      /PUBLIC_URL must be set/,
    ],
  ])("%j stops the start", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
