import { isIP } from "node:net";
import type { PageSources } from "@velours/sdk/shop";
import { readDatabaseServers } from "./databaseServers.ts";
import { ConfigError, type Environment, readHttpUrl, readOneOf, text } from "./environment.ts";
import { type PasswordCost, passwordCost } from "./passwordCost.ts";
import { readPageSources } from "./readPageSources.ts";
import { type PaymentAccounts, paymentSandboxes, readPaymentAccounts } from "./readPaymentAccounts.ts";
import { type Retention, readRetention } from "./readRetention.ts";
import { allowedSandboxes, refuseSandboxes } from "./sandboxServices.ts";
import { readServiceAccess, type ServiceAccess } from "./serviceAccess.ts";
import { siteCodes } from "./siteCodes.ts";

export { ConfigError };

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const environments = ["development", "test", "production"] as const;
const paymentProviders = ["sandbox", "braintree"] as const;
const bnplProviders = ["sandbox", "klarna", "none"] as const;
const taxProviders = ["sandbox", "table", "taxjar"] as const;
const mailProviders = ["sandbox", "smtp"] as const;
const addressProviders = ["sandbox", "postgrid"] as const;
const recommendationProviders = ["sandbox", "nosto"] as const;
const marketingProviders = ["sandbox", "klaviyo"] as const;
const botChecks = ["sandbox", "turnstile"] as const;
const deviceWallets = { v3: 3, v2: 2, off: 0 } as const;
const botBehaviours = ["pass", "block", "interactive"] as const;

/** Everything that can be set from outside. Nothing else reads the environment. */
export interface Config {
  port: number;
  /** Name or address to listen on. */
  host: string;
  /** How many processes answer requests; more than one needs PostgreSQL. */
  processes: number;
  /** Milliseconds between saying that it stops and no longer accepting connections. */
  drainDelay: number;
  /** Where the embedded store lives. */
  dataDir: string;
  /** `postgres://…`; undefined means the embedded store. */
  databaseUrl: string | undefined;
  /** Standbys that catalogues are read from; undefined means the database itself. */
  standbyUrl: string | undefined;
  /** PostgreSQL keeps the plans of statements; false behind PgBouncer in transaction mode. */
  preparedStatements: boolean;
  environment: (typeof environments)[number];
  logLevel: (typeof logLevels)[number];
  /** The site of host names that name none. */
  site: (typeof siteCodes)[number];
  /** The shop's public address, for links in emails and on pages; never taken from a request. */
  publicUrl: string;
  /** Further hosts that the shop answers to, beside those of `publicUrl` and its sites. */
  hosts: readonly string[];
  /** Proxies whose X-Forwarded headers are trusted: none (false), or these addresses (`loopback, 10.0.0.0/8`). */
  trustProxy: false | string;
  clientToken: string;
  /** Port of the sandbox card gateway; its own, so that card data never meets the shop's origin. */
  gatewayPort: number;
  /** Where browsers find the card gateway; undefined is the shop's host name on `gatewayPort`. */
  gatewayUrl: string | undefined;
  /** Header in which the proxy sends the caller's country; undefined for none. */
  countryHeader: string | undefined;
  /** The country of callers whose request names none; undefined is unknown. */
  sandboxCountry: string | undefined;
  /** Newest version of the sandbox's device wallet; 0 for a browser without one. */
  sandboxWallet: number;
  paymentProvider: (typeof paymentProviders)[number];
  bnplProvider: (typeof bnplProviders)[number];
  paymentAccounts: PaymentAccounts;
  /** Sources that the operator adds to those that pages need for themselves. */
  pageSources: PageSources;
  /** Key of Google's Maps Embed API; it is no secret, and limited to the shop's addresses at Google. */
  mapEmbedKey: string | undefined;
  /** Browsers keep visited pages for times without a network. */
  offlinePages: boolean;
  /** The survey shown on the page of a placed order, in production. */
  surveyUrl: string | undefined;
  /** `/sandbox/…` may change prices, stock and records. */
  sandboxControls: boolean;
  taxProvider: (typeof taxProviders)[number];
  /** With taxjar: where it is, and its API token, a secret. */
  taxJar: ServiceAccess;
  mailProvider: (typeof mailProviders)[number];
  /** The real bot check; undefined in the sandbox. */
  turnstile: { url: string; siteKey: string; secret: string } | undefined;
  /** Cost of a new password's hash. Not read from the environment: a deployment must not make it cheaper. */
  passwordCost: PasswordCost;
  /** Key of 32 bytes that seals authenticator secrets; undefined stores them in plain text. */
  totpKey: Buffer | undefined;
  /** The previous key: secrets sealed with it still open, and are sealed anew at the next sign-in. */
  totpKeyBefore: Buffer | undefined;
  /** Every member needs an authenticator. */
  totpRequired: boolean;
  /** Behaviour of the sandbox's bot check. */
  sandboxBotCheck: (typeof botBehaviours)[number];
  /** Server that emails are handed to; undefined in the sandbox, which stores them. */
  smtpUrl: string | undefined;
  /** A mock that `/docs` can also send requests to; undefined for none. */
  docsMockUrl: string | undefined;
  /** Sender of emails; an address that reveals nothing about the purchase. */
  mailFrom: string;
  addressProvider: (typeof addressProviders)[number];
  /** With postgrid: where it is, and a secret. */
  postGrid: ServiceAccess;
  recommendationProvider: (typeof recommendationProviders)[number];
  /** With nosto: where it is, and the API token for GraphQL, a secret. */
  nosto: ServiceAccess;
  marketingProvider: (typeof marketingProviders)[number];
  /** With klaviyo: where it is, a private key, a secret, and the newsletter's list. */
  klaviyo: ServiceAccess & { list: string };
  /** Where `/metrics` is answered; undefined counts nothing. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Receiver of traces over OTLP/HTTP; undefined records none. */
  otlpEndpoint: string | undefined;
  /** How long the shop keeps what it needs for a time only. */
  retention: Retention;
  /** Origins whose scripts may call the API, beside the shop's own. */
  corsOrigins: readonly string[];
}

/** Where the store is: all that a command beside the shop needs, so that it asks for no provider's secrets. */
export type StoreLocation = Pick<Config, "dataDir" | "databaseUrl" | "preparedStatements">;

export function readStoreLocation(env: Environment): StoreLocation {
  return {
    dataDir: text(env, "DATA_DIR") ?? ".data",
    databaseUrl: readDatabaseUrl(env, "DATABASE_URL"),
    preparedStatements: readOneOf(env, "PREPARED_STATEMENTS", ["on", "off"], "on") === "on",
  };
}

/** Reads the configuration. Throws a ConfigError whose sentence names the value that is wrong. */
export function readConfig(env: Environment): Config {
  const environment = readOneOf(env, "NODE_ENV", environments, "development");
  const port = readPort(env, "PORT", 3000);
  const paymentAccounts = readPaymentAccounts(env);
  const config: Config = {
    port,
    host: readHost(env, "HOST"),
    ...readStoreLocation(env),
    standbyUrl: readStandbyUrl(env),
    processes: readProcesses(env),
    drainDelay: readSeconds(env, "DRAIN_SECONDS", environment === "production" ? 3 : 0.2) * 1000,
    environment,
    logLevel: readOneOf(env, "LOG_LEVEL", logLevels, "info"),
    site: readOneOf(env, "SITE", siteCodes, "boutique"),
    publicUrl: readOrigin(env, "PUBLIC_URL") ?? formatLocalUrl(readHost(env, "HOST"), port),
    hosts: readHosts(env, "HOSTS"),
    trustProxy: readTrustProxy(env),
    clientToken: readClientToken(env, environment),
    gatewayPort: readPort(env, "GATEWAY_PORT", port === 0 ? 0 : port + 1),
    gatewayUrl: readOrigin(env, "GATEWAY_URL", "https://pay.example.com"),
    countryHeader: readCountryHeader(env),
    sandboxCountry: readSandboxCountry(env),
    sandboxWallet: deviceWallets[readOneOf(env, "SANDBOX_DEVICE_WALLET", ["v3", "v2", "off"], "v3")],
    paymentProvider: readOneOf(env, "PAYMENT_PROVIDER", paymentProviders, "sandbox"),
    bnplProvider: readOneOf(env, "BNPL_PROVIDER", bnplProviders, "sandbox"),
    paymentAccounts,
    pageSources: readPageSources(env),
    mapEmbedKey: text(env, "MAP_EMBED_KEY"),
    offlinePages: readOneOf(env, "OFFLINE_PAGES", ["on", "off"], "on") === "on",
    surveyUrl: readHttpUrl(env, "SURVEY_URL"),
    sandboxControls: readSwitch(env, "SANDBOX_CONTROLS", environment !== "production"),
    taxProvider: readOneOf(env, "TAX_PROVIDER", taxProviders, getDefaultTaxProvider(env, environment)),
    taxJar: readServiceAccess(env, "TAXJAR", "https://api.taxjar.com", "TAX_PROVIDER", "taxjar"),
    mailProvider: readOneOf(env, "MAIL_PROVIDER", mailProviders, "sandbox"),
    turnstile: readTurnstile(env),
    passwordCost,
    totpKey: readTotpKey(env, "TOTP_KEY"),
    totpKeyBefore: readTotpKey(env, "TOTP_KEY_BEFORE"),
    totpRequired: readSwitch(env, "TOTP_REQUIRED", false),
    sandboxBotCheck: readOneOf(env, "SANDBOX_BOT_CHECK", botBehaviours, "pass"),
    smtpUrl: readSmtpUrl(env),
    docsMockUrl: readOrigin(env, "DOCS_MOCK_URL"),
    mailFrom: text(env, "MAIL_FROM") ?? "orders@localhost",
    addressProvider: readOneOf(env, "ADDRESS_PROVIDER", addressProviders, "sandbox"),
    postGrid: readServiceAccess(env, "POSTGRID", "https://api.postgrid.com", "ADDRESS_PROVIDER", "postgrid"),
    recommendationProvider: readOneOf(env, "RECOMMENDATION_PROVIDER", recommendationProviders, "sandbox"),
    nosto: readServiceAccess(env, "NOSTO", "https://api.nosto.com", "RECOMMENDATION_PROVIDER", "nosto"),
    marketingProvider: readOneOf(env, "MARKETING_PROVIDER", marketingProviders, "sandbox"),
    klaviyo: {
      ...readServiceAccess(env, "KLAVIYO", "https://a.klaviyo.com", "MARKETING_PROVIDER", "klaviyo"),
      list: text(env, "KLAVIYO_LIST") ?? "",
    },
    metricsPort: text(env, "METRICS_PORT") === undefined ? undefined : readPort(env, "METRICS_PORT", 0),
    metricsHost: readHost(env, "METRICS_HOST"),
    otlpEndpoint: readHttpUrl(env, "OTEL_EXPORTER_OTLP_ENDPOINT"),
    retention: readRetention(env),
    corsOrigins: readOrigins(env, "CORS_ORIGINS"),
  };
  if (environment === "production") {
    refuseSandboxes(env, {
      ...paymentSandboxes(env, paymentAccounts),
      ...(config.taxProvider === "sandbox" && { tax: "TAX_PROVIDER is sandbox" }),
      ...(config.mailProvider === "sandbox" && { mail: "MAIL_PROVIDER is sandbox" }),
      ...botCheckSandbox(config.turnstile),
      ...(config.addressProvider === "sandbox" && { addresses: "ADDRESS_PROVIDER is sandbox" }),
      ...(config.recommendationProvider === "sandbox" && {
        recommendations: "RECOMMENDATION_PROVIDER is sandbox",
      }),
      ...(config.marketingProvider === "sandbox" && { marketing: "MARKETING_PROVIDER is sandbox" }),
    });
    requireTrustProxy(env);
    requirePublicUrl(env);
  }
  if (
    config.mailProvider === "smtp" &&
    (config.smtpUrl === undefined || text(env, "MAIL_FROM") === undefined)
  ) {
    throw new ConfigError("MAIL_PROVIDER is smtp, so SMTP_URL and MAIL_FROM must be set.");
  }
  if (config.marketingProvider === "klaviyo" && config.klaviyo.list === "") {
    throw new ConfigError("MARKETING_PROVIDER is klaviyo, so KLAVIYO_LIST must be set.");
  }
  requireOwnPorts(config);
  return config;
}

/** Two of the shop's own ports that are the same would name another program at the start. */
function requireOwnPorts({ port, gatewayPort, metricsPort, paymentProvider }: Config): void {
  const ports = {
    PORT: port,
    ...(paymentProvider === "sandbox" && { GATEWAY_PORT: gatewayPort }),
    ...(metricsPort !== undefined && { METRICS_PORT: metricsPort }),
  };
  for (const [name, number] of Object.entries(ports)) {
    const other = Object.entries(ports).find(
      ([each, same]) => each !== name && same === number && number !== 0,
    );
    if (other !== undefined)
      throw new ConfigError(`${other[0]} and ${name} are both ${number}: give each a port of its own.`);
  }
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  return readOneOf(env, name, ["true", "false"], fallback ? "true" : "false") === "true";
}

function readPort(env: Environment, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new ConfigError(`${name} is "${value}", but it must be a port: a whole number from 0 to 65535.`);
}

function readProcesses(env: Environment): number {
  const value = text(env, "PROCESSES") ?? "1";
  if (!/^[1-9]\d?$/.test(value))
    throw new ConfigError(`PROCESSES is "${value}", but it must be a whole number from 1 to 99.`);
  if (value !== "1" && text(env, "DATABASE_URL") === undefined)
    throw new ConfigError(
      `PROCESSES is ${value}, but the embedded store belongs to one process: set DATABASE_URL.`,
    );
  return Number(value);
}

function readSeconds(env: Environment, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new ConfigError(`${name} is "${value}", but it must be a whole number of seconds from 0 to 99.`);
}

function readHost(env: Environment, name: string): string {
  const value = text(env, name) ?? "localhost";
  if (isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
  throw new ConfigError(`${name} is "${value}", but it must be a host name or an IP address to listen on.`);
}

const formatLocalUrl = (host: string, port: number): string =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (readDatabaseServers(value).length > 0) return value;
  throw new ConfigError(
    `${name} must be an address such as postgres://user:password@host:5432/database; a comma stands between several hosts.`,
  );
}

function readStandbyUrl(env: Environment): string | undefined {
  const url = readDatabaseUrl(env, "DATABASE_READ_URL");
  if (url !== undefined && text(env, "DATABASE_URL") === undefined)
    throw new ConfigError("DATABASE_READ_URL is set, but there is no DATABASE_URL that it is a standby of.");
  return url;
}

function readSmtpUrl(env: Environment): string | undefined {
  const value = text(env, "SMTP_URL");
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)) return value;
  throw new ConfigError("SMTP_URL must be an address such as smtps://user:password@mail.example.com.");
}

function readOrigin(
  env: Environment,
  name: string,
  example = "https://shop.example.com",
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && new URL(value).origin !== "null") return new URL(value).origin;
  throw new ConfigError(`${name} is "${value}", but it must be an address such as ${example}.`);
}

function readOrigins(env: Environment, name: string): string[] {
  const values = (text(env, name) ?? "").split(",").map((value) => value.trim());
  for (const value of values) {
    if (value === "" || URL.parse(value)?.origin === value) continue;
    throw new ConfigError(
      `${name} has "${value}", but must be a list of origins such as https://partner.example.com.`,
    );
  }
  return values.filter((value) => value !== "");
}

function readHosts(env: Environment, name: string): string[] {
  const values = (text(env, name) ?? "").split(",").map((value) => value.trim().toLowerCase());
  for (const value of values) {
    if (value === "" || (!value.includes("*") && URL.parse(`http://${value}`)?.hostname === value)) continue;
    throw new ConfigError(
      `${name} has "${value}", but must be a list of host names without ports, such as shop.example.com.`,
    );
  }
  return values.filter((value) => value !== "");
}

/** The client token outside production; it is public. */
const developmentToken = "velours-dev";

function readClientToken(env: Environment, environment: Config["environment"]): string {
  const value = text(env, "CLIENT_TOKEN");
  if (environment !== "production") return value ?? developmentToken;
  if (value === developmentToken) {
    throw new ConfigError(
      `CLIENT_TOKEN is ${developmentToken}, which is public, and NODE_ENV is production: choose another.`,
    );
  }
  if (value !== undefined) return value;
  throw new ConfigError(
    "CLIENT_TOKEN is not set, and NODE_ENV is production: every caller must send this token.",
  );
}

const hasPaymentSandbox = (env: Environment): boolean =>
  (text(env, "PAYMENT_PROVIDER") ?? "sandbox") === "sandbox";

function readSandboxCountry(env: Environment): string | undefined {
  if (!hasPaymentSandbox(env)) return undefined;
  const value = text(env, "SANDBOX_COUNTRY") ?? "US";
  if (/^[A-Z]{2}$/.test(value)) return value;
  throw new ConfigError(`SANDBOX_COUNTRY is "${value}", but it must be the code of a country such as CA.`);
}

function readCountryHeader(env: Environment): string | undefined {
  const sandbox = hasPaymentSandbox(env);
  const value = text(env, "COUNTRY_HEADER")?.toLowerCase() ?? (sandbox ? "x-sandbox-country" : undefined);
  if (value === undefined || /^[a-z0-9-]+$/.test(value)) return value;
  throw new ConfigError(`COUNTRY_HEADER is "${value}", but it must be the name of a header.`);
}

function readTurnstile(env: Environment): Config["turnstile"] {
  if (readOneOf(env, "BOT_CHECK_PROVIDER", botChecks, "sandbox") === "sandbox") return undefined;
  const siteKey = text(env, "TURNSTILE_SITE_KEY");
  const secret = text(env, "TURNSTILE_SECRET_KEY");
  const url = text(env, "TURNSTILE_URL") ?? "https://challenges.cloudflare.com/turnstile/v0";
  if (siteKey === undefined || secret === undefined) {
    throw new ConfigError(
      "BOT_CHECK_PROVIDER is turnstile, so TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set.",
    );
  }
  if (!URL.canParse(url)) {
    throw new ConfigError(
      "TURNSTILE_URL must be an address such as https://challenges.cloudflare.com/turnstile/v0.",
    );
  }
  return { url: url.replace(/\/$/, ""), siteKey, secret };
}

/** Turnstile's public test secrets: the first passes every visitor, the others none. */
const publicTestSecret = /^[123]x0{20,}/;

/** Production uses the merchant's own table, unless the sandbox is allowed. */
const getDefaultTaxProvider = (
  env: Environment,
  environment: Config["environment"],
): Config["taxProvider"] =>
  environment === "production" && !allowedSandboxes(env).has("tax") ? "table" : "sandbox";

function botCheckSandbox(turnstile: Config["turnstile"]): { "bot-check"?: string } {
  if (turnstile === undefined) return { "bot-check": "BOT_CHECK_PROVIDER is sandbox" };
  if (!publicTestSecret.test(turnstile.secret)) return {};
  return { "bot-check": "TURNSTILE_SECRET_KEY is a public test key" };
}

function readTotpKey(env: Environment, name: "TOTP_KEY" | "TOTP_KEY_BEFORE"): Buffer | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const key = Buffer.from(value, "base64");
  if (key.length === 32 && /^[A-Za-z0-9+/]{43}=?$/.test(value)) return key;
  throw new ConfigError(`${name} must be 32 random bytes in Base64: openssl rand -base64 32`);
}

function readTrustProxy(env: Environment): Config["trustProxy"] {
  const value = text(env, "TRUST_PROXY") ?? "false";
  if (value === "false") return false;
  const addresses = value.split(",").map((address) => address.trim());
  const isProxy = (address: string) =>
    ["loopback", "linklocal", "uniquelocal"].includes(address) || isIP(address.replace(/\/\d{1,3}$/, "")) > 0;
  if (addresses.every(isProxy)) return addresses.join(",");
  throw new ConfigError(
    `TRUST_PROXY is "${value}", but it must be false, or the addresses of the proxies: loopback, 10.0.0.0/8.`,
  );
}

/** Production is behind a proxy that ends TLS: unless that is named, all shoppers have its address, and share its limits. */
function requireTrustProxy(env: Environment): void {
  if (text(env, "TRUST_PROXY") !== undefined) return;
  throw new ConfigError(
    "TRUST_PROXY is not set, and NODE_ENV is production: set it to the addresses of your proxies, such as " +
      "loopback or 10.0.0.0/8, or to false when callers reach the shop directly.",
  );
}

/** Links must not be made of a host that a caller writes, and the shop must know which hosts are its own. */
function requirePublicUrl(env: Environment): void {
  if (text(env, "PUBLIC_URL") !== undefined) return;
  throw new ConfigError(
    "PUBLIC_URL is not set, and NODE_ENV is production: set it to where shoppers find the shop, such as " +
      "https://shop.example.com.",
  );
}
