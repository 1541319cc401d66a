import { ConfigError, type Environment, readOneOf, text } from "../../platform/config/environment.ts";

/** Every service that has a sandbox of ours, or a trial account of the provider's own, and its consequence in production. */
const consequences = {
  payment: "no money is taken",
  bnpl: "no money is taken",
  tax: "taxes are made up",
  mail: "no email is sent",
  "bot-check": "programs pass with a public token",
  addresses: "addresses are made up",
  recommendations: "they are not the provider's",
  marketing: "subscriptions reach no service",
} as const;

export type SandboxService = keyof typeof consequences;

/** For each service that is not the real one, the setting that makes it so: "MAIL_PROVIDER is sandbox". */
export type SandboxReasons = Partial<Record<SandboxService, string>>;

const names = Object.keys(consequences) as SandboxService[];

/** Refuses a production start on any sandbox that ALLOW_SANDBOX does not name; the sentence names every one of them. */
export function refuseSandboxes(env: Environment, reasons: SandboxReasons): void {
  const allowed = allowedSandboxes(env);
  const refused = names.filter((name) => reasons[name] !== undefined && !allowed.has(name));
  if (refused.length === 0) return;
  const list = refused.map((name) => `${reasons[name]} (${name}: ${consequences[name]})`).join(", ");
  const all = [...allowed, ...refused].join(",");
  throw new ConfigError(
    `NODE_ENV is production, but ${list}. Choose real providers, or set ALLOW_SANDBOX=${all} to say that this is meant.`,
  );
}

/** ALLOW_SANDBOX lists services; ALLOW_SANDBOX_PAYMENT=true is short for payment,bnpl. */
export function allowedSandboxes(env: Environment): Set<SandboxService> {
  const allowed = new Set<SandboxService>();
  if (readOneOf(env, "ALLOW_SANDBOX_PAYMENT", ["true", "false"], "false") === "true") {
    allowed.add("payment").add("bnpl");
  }
  for (const name of (text(env, "ALLOW_SANDBOX") ?? "").split(",").map((each) => each.trim())) {
    if (name === "") continue;
    if (!names.includes(name as SandboxService)) {
      throw new ConfigError(`ALLOW_SANDBOX has "${name}", but must be a list of: ${names.join(", ")}.`);
    }
    allowed.add(name as SandboxService);
  }
  return allowed;
}
