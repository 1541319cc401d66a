/** A service that tells people from programs. */
export interface BotCheck {
  /** True for a valid token of its widget; each is valid once. Rejects when the service does not answer. */
  verify(challenge: { token: string; ip: string }): Promise<boolean>;
}

declare module "../../platform/context.ts" {
  interface Services {
    botCheck: BotCheck;
  }
}
