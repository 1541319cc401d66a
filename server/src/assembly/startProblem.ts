import type { Config, StoreLocation } from "../platform/config/config.ts";
import { readDatabaseServers } from "../platform/config/databaseServers.ts";
import { StartError } from "../platform/config/StartError.ts";

type SystemError = Error & { code?: string; syscall?: string; port?: number; address?: string };

/** SQLSTATE classes and system errors that mean: this database is not there, or not for us. */
const noDatabase = /^(08|28|3D|57P|53|E[A-Z_]+$)/;

/** The sentence for an error that ended a start, or undefined for an unexpected error. */
export function startProblem(error: SystemError, config: Config | undefined): string | undefined {
  if (error instanceof StartError) return error.message;
  if (config === undefined) return undefined;
  if (error.syscall === "listen" || (error.syscall === "getaddrinfo" && error.port !== undefined)) {
    return listenProblem(error, config);
  }
  return storeProblem(error, config);
}

/** The sentence for an error of a database that is not there, or not for us. */
export function storeProblem(error: SystemError, { databaseUrl }: StoreLocation): string | undefined {
  if (error instanceof StartError) return error.message;
  if (databaseUrl === undefined) return undefined;
  if (!noDatabase.test(error.code ?? "") && !/timeout/i.test(error.message)) return undefined;
  const servers = readDatabaseServers(databaseUrl).map((server) => new URL(server));
  const hosts = servers.map(({ host }) => host).join(",");
  return `DATABASE_URL names ${hosts}${servers[0]?.pathname}, but no database answers there: ${error.message}.`;
}

function listenProblem({ code, port, address, message }: SystemError, config: Config): string {
  const name = port === config.gatewayPort ? "GATEWAY_PORT" : "PORT";
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or choose another port with ${name}.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose another with ${name}.`;
  if (code === "EADDRNOTAVAIL") return `HOST is ${address}, which is not an address of this machine.`;
  return `HOST is ${config.host}, and nothing can listen there: ${message}.`;
}
