import { isIP } from "node:net";
import { readDatabaseServers } from "./databaseServers.ts";
import {
  ConfigError,
  type Environment,
  readHost,
  readHttpUrl,
  readOneOf,
  readOrigin,
  readPort,
  text,
} from "./environment.ts";
import { readPageSources } from "./readPageSources.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const environments = ["development", "test", "production"] as const;
const mailProviders = ["sandbox", "smtp"] as const;

/**
 * Everything that can be set from outside. Each domain declares its own settings in its `settings.ts` with
 * `declare module`, and the assembly reads them all; nothing else reads the environment.
 */
export interface Config extends ReturnType<typeof readPlatformSettings> {
  /** The site of host names that name none. */
  site: string;
  /** Codes of all sites, the first labels of their host names. */
  siteCodes: readonly string[];
  /** The country of callers whose request names none; undefined is unknown. */
  defaultCountry: string | undefined;
}

/** Where the store is: all that a command beside the shop needs, so that it asks for no provider's secrets. */
export type StoreLocation = ReturnType<typeof readStoreLocation>;

export function readStoreLocation(env: Environment) {
  return {
    /** Where the embedded store lives. */
    dataDir: text(env, "DATA_DIR") ?? ".data",
    /** `postgres://…`; undefined means the embedded store. */
    databaseUrl: readDatabaseUrl(env, "DATABASE_URL"),
    /** PostgreSQL keeps the plans of statements; false behind PgBouncer in transaction mode. */
    preparedStatements: readOneOf(env, "PREPARED_STATEMENTS", ["on", "off"], "on") === "on",
  };
}

/** Reads the settings of any shop. Throws a ConfigError whose sentence names the value that is wrong. */
export function readPlatformSettings(env: Environment) {
  const environment = readOneOf(env, "NODE_ENV", environments, "development");
  const port = readPort(env, "PORT", 3000);
  return {
    port,
    /** Name or address to listen on. */
    host: readHost(env, "HOST"),
    ...readStoreLocation(env),
    /** Standbys that catalogues are read from; undefined means the database itself. */
    standbyUrl: readStandbyUrl(env),
    /** How many processes answer requests; more than one needs PostgreSQL. */
    processes: readProcesses(env),
    /** Milliseconds between saying that it stops and no longer accepting connections. */
    drainDelay: readSeconds(env, "DRAIN_SECONDS", environment === "production" ? 3 : 0.2) * 1000,
    environment,
    logLevel: readOneOf(env, "LOG_LEVEL", logLevels, "info"),
    /** The shop's public address, for links in emails and on pages; never taken from a request. */
    publicUrl: readOrigin(env, "PUBLIC_URL") ?? formatLocalUrl(readHost(env, "HOST"), port),
    /** Further hosts that the shop answers to, beside those of `publicUrl` and its sites. */
    hosts: readHosts(env, "HOSTS"),
    /** Host of the desk; undefined where the shop's own has it. */
    deskHost: readDeskHost(env),
    /** Proxies whose X-Forwarded headers are trusted: none (false), or these addresses (`loopback, 10.0.0.0/8`). */
    trustProxy: readTrustProxy(env),
    clientToken: readClientToken(env, environment),
    /** Header in which the proxy sends the caller's country; undefined for none. */
    countryHeader: readCountryHeader(env),
    /** Sources that the operator adds to those that pages need for themselves. */
    pageSources: readPageSources(env),
    /** Browsers keep visited pages for times without a network. */
    offlinePages: readOneOf(env, "OFFLINE_PAGES", ["on", "off"], "on") === "on",
    mailProvider: readOneOf(env, "MAIL_PROVIDER", mailProviders, "sandbox"),
    /** Server that emails are handed to; undefined in the sandbox, which stores them. */
    smtpUrl: readSmtpUrl(env),
    /** Sender of emails; an address that reveals nothing about the purchase. */
    mailFrom: text(env, "MAIL_FROM") ?? "orders@localhost",
    /** A mock that `/docs` can also send requests to; undefined for none. */
    docsMockUrl: readOrigin(env, "DOCS_MOCK_URL"),
    /** Where `/metrics` is answered; undefined counts nothing. */
    metricsPort: text(env, "METRICS_PORT") === undefined ? undefined : readPort(env, "METRICS_PORT", 0),
    metricsHost: readHost(env, "METRICS_HOST"),
    /** Receiver of traces over OTLP/HTTP; undefined records none. */
    otlpEndpoint: readHttpUrl(env, "OTEL_EXPORTER_OTLP_ENDPOINT"),
    /** Origins whose scripts may call the API, beside the shop's own. */
    corsOrigins: readOrigins(env, "CORS_ORIGINS"),
  };
}

/** Refuses settings without those that an SMTP server or production needs. */
export function requirePlatformSettings(
  env: Environment,
  { environment, mailProvider, smtpUrl }: Config,
): void {
  if (environment === "production") {
    requireTrustProxy(env);
    requirePublicUrl(env);
  }
  if (mailProvider === "smtp" && (smtpUrl === undefined || text(env, "MAIL_FROM") === undefined))
    throw new ConfigError("MAIL_PROVIDER is smtp, so SMTP_URL and MAIL_FROM must be set.");
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

const formatLocalUrl = (host: string, port: number): string =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (readDatabaseServers(value).length > 0) return value;
  throw new ConfigError(
    `${name} must be an address such as postgres://user:password@host:5432/database; a comma stands between several hosts, and %25 for a % in the password.`,
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

function readDeskHost(env: Environment): string | undefined {
  const [host, ...others] = readHosts(env, "DESK_HOST");
  if (others.length > 0)
    throw new ConfigError("DESK_HOST must be one host name, such as desk.shop.example.com.");
  return host;
}

/** The client token outside production; it is public. */
const developmentToken = "velours-dev";

/** Tokens that everybody can read: that one, and the guide's example. */
const publicTokens = [developmentToken, "a-token-of-your-own"];

function readClientToken(env: Environment, environment: (typeof environments)[number]): string {
  const value = text(env, "CLIENT_TOKEN");
  if (environment !== "production") return value ?? developmentToken;
  if (value !== undefined && publicTokens.includes(value)) {
    throw new ConfigError(
      `CLIENT_TOKEN is ${value}, which is public, and NODE_ENV is production: choose another.`,
    );
  }
  if (value !== undefined) return value;
  throw new ConfigError(
    "CLIENT_TOKEN is not set, and NODE_ENV is production: every caller must send this token.",
  );
}

function readCountryHeader(env: Environment): string | undefined {
  const value = text(env, "COUNTRY_HEADER")?.toLowerCase();
  if (value === undefined || /^[a-z0-9-]+$/.test(value)) return value;
  throw new ConfigError(`COUNTRY_HEADER is "${value}", but it must be the name of a header.`);
}

function readTrustProxy(env: Environment): false | string {
  const value = text(env, "TRUST_PROXY") ?? "false";
  if (value === "false") return false;
  const addresses = value.split(",").map((address) => address.trim());
  const isProxy = (address: string) =>
    ["loopback", "linklocal", "uniquelocal"].includes(address) || isNetwork(address);
  if (addresses.every(isProxy)) return addresses.join(",");
  throw new ConfigError(
    `TRUST_PROXY is "${value}", but it must be false, or the addresses of the proxies: loopback, 10.0.0.0/8.`,
  );
}

/** True for an address, or a range of them with at least one bit and at most all of them. */
function isNetwork(text: string): boolean {
  const [address = "", bits = "1", ...more] = text.split("/");
  const version = isIP(address);
  const isRange = more.length === 0 && /^[1-9]\d{0,2}$/.test(bits);
  return version > 0 && isRange && Number(bits) <= (version === 4 ? 32 : 128);
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
