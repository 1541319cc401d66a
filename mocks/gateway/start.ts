import { type Listening, listen } from "../http/listen.ts";
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
  /** Milliseconds of each answer; those of `SANDBOX_DELAY`, or 200, when absent. */
  delay?: number;
}

/** Starts the gateway of a shop in sandbox mode, on an origin of its own. */
export function startGateway({ port, host, ...options }: GatewayPlace): Promise<Listening> {
  const answer = createGateway({
    delay: Number(process.env.SANDBOX_DELAY ?? 200),
    venmo: process.env.SANDBOX_VENMO !== "off",
    ...options,
  });
  const listener = toListener(answer, {
    bodyLimit: 65_536,
    answerFailure: () => new Response(null, { status: 500 }),
  });
  return listen(listener, { port, host });
}
