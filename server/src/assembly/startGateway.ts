import type { Config } from "../platform/config/config.ts";

// By name, not by import: the fake of a third party is no part of the server.
const gatewayModule = "@velours/mocks/gateway";

/** A gateway at work: the port it was given (port 0 asks for a free one), and how to end it. */
interface RunningGateway {
  port: number;
  close(): Promise<void>;
}

/** The exports of that module. */
interface Gateway {
  startGateway(options: {
    port: number;
    host: string;
    allowedOrigins: readonly string[] | undefined;
    walletVersion: number;
  }): Promise<RunningGateway>;
}

/** Starts the sandbox card gateway on its own port. */
export async function startGateway({
  gatewayPort,
  host,
  port,
  sandboxWallet,
}: Config): Promise<RunningGateway> {
  const gateway: Gateway = await import(gatewayModule);
  return gateway.startGateway({
    port: gatewayPort,
    host,
    allowedOrigins: getPageOrigins(host, port),
    walletVersion: sandboxWallet,
  });
}

/** Where the shop's pages are; undefined when it listens on every address or a free port, and cannot know. */
function getPageOrigins(host: string, port: number): string[] | undefined {
  if (host === "0.0.0.0" || host === "::" || port === 0) return undefined;
  const names = [
    "localhost",
    "127.0.0.1",
    "boutique.localhost",
    "outlet.localhost",
    "closet.localhost",
    host,
  ];
  return [...new Set(names)].map((name) => `http://${name}:${port}`);
}
