import type { Config, StoreLocation } from "../platform/config/config.ts";
import { readDatabaseServers } from "../platform/config/databaseServers.ts";
import { StartError } from "../platform/config/StartError.ts";
import { connectionError } from "../platform/http/connectionError.ts";

type SystemError = Error & {
  code?: string;
  syscall?: string;
  port?: number;
  address?: string;
  hostname?: string;
};

/** SQLSTATE classes and system errors that mean: this database is not there, or not now. */
const noDatabase = /^(08|57P|53|E[A-Z_]+$)/;
/** SQLSTATE classes of a server that is there: a wrong user or password, or no such database. */
const refused = /^(28|3D)/;
/** SQLSTATEs of a database that is there and took too long: a statement, or a lock that others hold. */
const tooSlow = /^(57014|55P03|25P03)$/;
/** SQLSTATE of a role that lacks a right, such as that to make tables, which since PostgreSQL 15 only owners have. */
const notAllowed = "42501";

/** The sentence for an error that ended a start, or undefined for an unexpected error. */
export function startProblem(error: SystemError, config: Config | undefined): string | undefined {
  if (error instanceof StartError) return error.message;
  if (config === undefined) return undefined;
  return listenProblem(error, config) ?? storeProblem(error, config);
}

/** The sentence for an error of a database that is not there, or not for us, or too slow. */
export function storeProblem(error: SystemError, { databaseUrl }: StoreLocation): string | undefined {
  if (databaseUrl === undefined) return undefined;
  const servers = readDatabaseServers(databaseUrl).map((server) => new URL(server));
  const hosts = servers.map(({ host }) => host).join(",");
  const name = `DATABASE_URL names ${hosts}${servers[0]?.pathname}`;
  if (tooSlow.test(error.code ?? ""))
    return `${name}, which answers, but not in time: ${error.message}. Look at what else it does, and try again.`;
  if (error.code === notAllowed)
    return `${name}, whose user lacks a right: ${error.message}. Let the user own the database: ALTER DATABASE … OWNER TO …`;
  if (refused.test(error.code ?? "")) return `${name}, whose server refuses the shop: ${error.message}.`;
  if (!noDatabase.test(error.code ?? "") && !/timeout/i.test(error.message)) return undefined;
  return `${name}, but no database answers there: ${connectionError(error).message}.`;
}

/** The sentence for an address that the shop cannot listen on; undefined for an error of anything else. */
function listenProblem(error: SystemError, config: Config): string | undefined {
  const { code, syscall, port, address, hostname, message } = error;
  const isHost = syscall === "getaddrinfo" && [config.host, config.metricsHost].includes(hostname ?? "");
  if (syscall !== "listen" && !isHost) return undefined;
  const isMetrics =
    config.metricsPort !== undefined && (isHost ? hostname !== config.host : port === config.metricsPort);
  const [setting, host] = isMetrics ? ["METRICS_HOST", config.metricsHost] : ["HOST", config.host];
  const name = isMetrics ? "METRICS_PORT" : port === config.gatewayPort ? "GATEWAY_PORT" : "PORT";
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or choose another port with ${name}.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose another with ${name}.`;
  if (code === "EADDRNOTAVAIL") return `${setting} is ${address}, which is not an address of this machine.`;
  return `${setting} is ${host}, and nothing can listen there: ${message}.`;
}
