import { describe, expect, test } from "vitest";
import { ConfigError } from "../../platform/config/environment.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { readConfig } from "./readConfig.ts";

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
    ["SANDBOX_DEVICE_WALLET", "v4"],
    ["SANDBOX_COUNTRY", "Canada"],
  ])("a wrong %s stops the start with a sentence that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test.each([
    [{}, 3, "US"],
    [{ SANDBOX_DEVICE_WALLET: "v2", SANDBOX_COUNTRY: "CA" }, 2, "CA"],
    [{ SANDBOX_DEVICE_WALLET: "off" }, 0, "US"],
  ])("the sandbox's wallet and country: %j", (env, sandboxWallet, defaultCountry) => {
    expect(readConfig(env)).toMatchObject({ sandboxWallet, defaultCountry });
  });

  test("production asks for a token that not everybody knows", () => {
    expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/^CLIENT_TOKEN is not set/);
    for (const CLIENT_TOKEN of ["velours-dev", "a-token-of-your-own"])
      expect(() => readConfig({ ...productionEnv, CLIENT_TOKEN })).toThrow(
        `CLIENT_TOKEN is ${CLIENT_TOKEN}, which is public`,
      );
    expect(readConfig(productionEnv).clientToken).toBe("secret");
  });

  test("production must say who its proxies are, or that there are none", () => {
    const { TRUST_PROXY: _, ...env } = productionEnv;
    expect(() => readConfig(env)).toThrow(/^TRUST_PROXY is not set, and NODE_ENV is production/);
    expect(readConfig({ ...env, TRUST_PROXY: "false" }).trustProxy).toBe(false);
    expect(readConfig({ ...env, TRUST_PROXY: "loopback" }).trustProxy).toBe("loopback");
    expect(readConfig({}).trustProxy).toBe(false);
  });
});

describe("sandboxes in production", () => {
  const { ALLOW_SANDBOX, ...production } = productionEnv;
  const services = ALLOW_SANDBOX.split(",");
  const real = {
    PAYMENT_PROVIDER: "braintree",
    BRAINTREE_PLACE: "production",
    BRAINTREE_MERCHANT_ID: "m",
    BRAINTREE_PUBLIC_KEY: "p",
    BRAINTREE_PRIVATE_KEY: "s",
    BRAINTREE_MERCHANT_ACCOUNTS: "USD=u,CAD=c,GBP=g,EUR=e",
    BNPL_PROVIDER: "none",
    MAIL_PROVIDER: "smtp",
    SMTP_URL: "smtps://mail.example.com",
    MAIL_FROM: "a@example.com",
    PUBLIC_URL: "https://shop.example.com",
    BOT_CHECK_PROVIDER: "turnstile",
    TURNSTILE_SITE_KEY: "0x4A",
    TURNSTILE_SECRET_KEY: "0x4B",
    ADDRESS_PROVIDER: "postgrid",
    POSTGRID_KEY: "k",
    RECOMMENDATION_PROVIDER: "nosto",
    NOSTO_KEY: "k",
    MARKETING_PROVIDER: "klaviyo",
    KLAVIYO_KEY: "k",
    KLAVIYO_LIST: "l",
  };
  const sentence = (env: Record<string, string>) => {
    try {
      readConfig({ ...production, ...env });
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };

  test("are all named in one sentence, with what goes wrong and how to allow them", () => {
    const message = sentence({ TAX_PROVIDER: "sandbox" });
    for (const service of services) expect(message).toContain(`(${service}: `);
    expect(message).toContain(`ALLOW_SANDBOX=${ALLOW_SANDBOX}`);
    expect(message).toContain("MAIL_PROVIDER is sandbox (mail: no email is sent)");
  });

  test.each(services)("%s is refused unless it is named", (service) => {
    const otherServices = services.filter((each) => each !== service).join(",");
    expect(sentence({ ALLOW_SANDBOX: otherServices, TAX_PROVIDER: "sandbox" })).toMatch(
      new RegExp(`^NODE_ENV is production, but [A-Z_]+ is sandbox \\(${service}: [^,]+\\)\\. Choose`),
    );
  });

  test("real providers need no permission", () => {
    expect(sentence(real)).toBe("");
    expect(sentence({ ...real, TAX_PROVIDER: "taxjar", TAXJAR_KEY: "k" })).toBe("");
    expect(sentence({ ...real, TAX_PROVIDER: "taxjar" })).toMatch(/TAXJAR_KEY/);
  });

  test("production taxes by the table unless it is told otherwise", () => {
    expect(readConfig({ ...production, ...real }).taxProvider).toBe("table");
    expect(readConfig({ ...production, ...real, ALLOW_SANDBOX: "tax" }).taxProvider).toBe("sandbox");
    expect(readConfig({}).taxProvider).toBe("sandbox");
  });

  test("a public test key of the bot check is a sandbox too", () => {
    const TURNSTILE_SECRET_KEY = "1x0000000000000000000000000000000AA";
    const env = { ...real, TURNSTILE_SECRET_KEY };
    expect(sentence(env)).toContain("TURNSTILE_SECRET_KEY is a public test key (bot-check: ");
    expect(sentence({ ...env, ALLOW_SANDBOX: "bot-check" })).toBe("");
  });

  test("ALLOW_SANDBOX_PAYMENT=true allows payment and pay-later, and nothing else", () => {
    const message = sentence({ ALLOW_SANDBOX_PAYMENT: "true" });
    expect(message).not.toMatch(/\((payment|bnpl): /);
    expect(message).toContain("(mail: ");
  });

  test("a service that does not exist cannot be allowed, and outside production nothing has to be", () => {
    expect(sentence({ ALLOW_SANDBOX: "payments" })).toMatch(/^ALLOW_SANDBOX has "payments"/);
    expect(() => readConfig({})).not.toThrow();
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

  test("are where the account is, or at the address of a fake", () => {
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
    ["BRAINTREE_MERCHANT_ACCOUNTS", "USD=a,CAD=", /has "CAD="/],
    ["BRAINTREE_PLACE", "moon", /^BRAINTREE_PLACE is "moon"/],
    ["KLARNA_PLACE", "ftp://x", /^KLARNA_PLACE is/],
    ["KLARNA_NOTIFICATION_URL", "shop.example/webhooks/klarna", /^KLARNA_NOTIFICATION_URL is/],
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
    const ALLOW_SANDBOX = "tax,mail,bot-check,addresses,recommendations,marketing";
    const start = () => readConfig({ ...productionEnv, ALLOW_SANDBOX, ...braintree, ...klarna, ...more });
    if (sentence === undefined) expect(start).not.toThrow();
    else expect(start).toThrow(sentence);
  });

  test("what changes the sandbox's shop is closed in production until it is asked for", () => {
    expect(readConfig({}).sandboxControls).toBe(true);
    expect(readConfig(productionEnv).sandboxControls).toBe(false);
    expect(readConfig({ ...productionEnv, SANDBOX_CONTROLS: "true" }).sandboxControls).toBe(true);
  });
});

describe("accounts", () => {
  const key = Buffer.alloc(32, 7).toString("base64");

  test("HOSTS is a list of names and addresses, in any case", () => {
    expect(readConfig({}).hosts).toEqual([]);
    expect(readConfig({ HOSTS: " Shop.example, 10.0.0.7,[FD00::1]," }).hosts).toEqual([
      "shop.example",
      "10.0.0.7",
      "[fd00::1]",
    ]);
  });

  test("X-Forwarded headers are ignored, the bot check is the sandbox's and secrets are readable by default", () => {
    expect(readConfig({})).toMatchObject({ trustProxy: false, turnstile: undefined, totpKey: undefined });
    expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toBe("loopback,10.0.0.0/8");
    expect(readConfig({ TOTP_KEY: key }).totpKey).toEqual(Buffer.alloc(32, 7));
    expect(readConfig({ PORT: "4100" }).publicUrl).toBe("http://localhost:4100");
    expect(readConfig({ HOST: "::", PORT: "4100" }).publicUrl).toBe("http://[::]:4100");
    const BOT_CHECK_PROVIDER = "turnstile";
    expect(
      readConfig({ BOT_CHECK_PROVIDER, TURNSTILE_SITE_KEY: "a", TURNSTILE_SECRET_KEY: "b" }).turnstile,
    ).toEqual({ url: "https://challenges.cloudflare.com/turnstile/v0", siteKey: "a", secret: "b" });
  });

  test.each([
    [{ TRUST_PROXY: "true" }, /^TRUST_PROXY is "true", but it must be false, or the addresses/],
    [{ TRUST_PROXY: "*" }, /^TRUST_PROXY is/],
    [{ TRUST_PROXY: "10.0.0.0/33" }, /^TRUST_PROXY is/],
    [{ TRUST_PROXY: "0.0.0.0/0" }, /^TRUST_PROXY is/],
    [{ TOTP_KEY: "short" }, /^TOTP_KEY must be 32 random bytes in Base64/],
    [{ BOT_CHECK_PROVIDER: "turnstile" }, /TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set/],
    [{ BOT_CHECK_PROVIDER: "other" }, /^BOT_CHECK_PROVIDER is "other"/],
    [{ SANDBOX_BOT_CHECK: "maybe" }, /^SANDBOX_BOT_CHECK is/],
    [{ ...productionEnv, PUBLIC_URL: "" }, /^PUBLIC_URL is not set, and NODE_ENV is production/],
    [{ HOSTS: "shop.example:3000" }, /^HOSTS has "shop.example:3000", but must be a list of host names/],
    [{ HOSTS: "*.shop.example" }, /^HOSTS has/],
    [{ HOSTS: "https://shop.example" }, /^HOSTS has/],
  ])("%j stops the start", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
