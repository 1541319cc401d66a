/** A service that tells people from programs. */
export interface BotCheck {
  /** Whether the token its widget made is good; each is good once. Rejects when the service does not answer. */
  verify(challenge: { token: string; ip: string }): Promise<boolean>;
}

declare module "../../platform/context.ts" {
  interface Services {
    botCheck: BotCheck;
  }
}
