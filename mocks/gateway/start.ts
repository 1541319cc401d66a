import { listen } from "../http/listen.ts";
import { toListener } from "../http/toListener.ts";
import { createGateway } from "./createGateway.ts";

/** Where the gateway listens, and whose pages may show its fields; every origin's when `allowedOrigins` is absent. */
export interface GatewayPlace {
  /** 0 asks for a free one. */
  port: number;
  host: string;
  allowedOrigins?: readonly string[] | undefined;
  /** Newest version of the device wallet's session; 0 for a browser without one. */
  walletVersion?: number;
}

/** A gateway at work: the port it was given, and how to end it. */
export interface RunningGateway {
  port: number;
  stop(): Promise<void>;
}

/** Starts the gateway of a shop in sandbox mode, on an origin of its own. */
export async function startGateway({ port, host, ...options }: GatewayPlace): Promise<RunningGateway> {
  const answer = createGateway({
    ...options,
    delay: Number(process.env.SANDBOX_DELAY ?? 200),
    venmo: process.env.SANDBOX_VENMO !== "off",
  });
  const gateway = await listen(toListener(answer), { port, host });
  return { port: gateway.port, stop: gateway.close };
}
