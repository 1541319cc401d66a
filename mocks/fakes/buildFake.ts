import type { FastifyInstance } from "fastify";
import type { GatewayAccount } from "../braintree/app.ts";
import type { BnplAccount } from "../klarna/app.ts";

// Each is read only when it is asked for: some have a browser's script to make.
const builds = {
  analytics: async () => (await import("../analytics/app.ts")).buildAnalytics(),
  braintree: async (account: GatewayAccount = gatewayAccount) =>
    (await import("../braintree/app.ts")).buildCardGateway(account),
  klarna: async (account: BnplAccount = bnplAccount) => (await import("../klarna/app.ts")).buildBnpl(account),
  klaviyo: async () => (await import("../klaviyo/app.ts")).buildKlaviyo(),
  nosto: async () => (await import("../nosto/app.ts")).buildNosto(),
  postgrid: async () => (await import("../postgrid/app.ts")).buildPostGrid(),
  taxjar: async () => (await import("../taxjar/app.ts")).buildTaxJar(),
  turnstile: async () => (await import("../turnstile/app.ts")).buildTurnstile(),
};

const gatewayAccount: GatewayAccount = { merchantId: "velours", publicKey: "public", privateKey: "secret" };
const bnplAccount: BnplAccount = { username: "shop", password: "secret" };

export const FAKES = Object.keys(builds);

/** Builds the fake of someone else's service; `account` is what its callers must know. Throws for a name it does not have. */
export function buildFake(name: string, account?: object): Promise<FastifyInstance> {
  const build = builds[name as keyof typeof builds] as
    | ((account?: object) => Promise<FastifyInstance>)
    | undefined;
  if (build === undefined) throw new Error(`There is no fake ${name}, only ${FAKES.join(", ")}.`);
  return build(account);
}
