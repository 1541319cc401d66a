import { ConfigError, type Environment, text } from "../../platform/config/environment.ts";

/** How many days the shop keeps what it needs for a time only. */
export type Retention = ReturnType<typeof readRetention>;
export const readRetention = (env: Environment) => ({
  idempotencyKeys: readDays(env, "KEEP_IDEMPOTENCY_KEYS", 30),
  jobs: readDays(env, "KEEP_JOBS", 14),
  messages: readDays(env, "KEEP_MESSAGES", 90),
  failedJobs: readDays(env, "KEEP_FAILED_JOBS", 365),
  visitors: readDays(env, "KEEP_VISITORS", 400),
  webhookEvents: readDays(env, "KEEP_WEBHOOK_EVENTS", 365),
  webhookDeliveries: readDays(env, "KEEP_WEBHOOK_DELIVERIES", 30),
  failedPayments: readDays(env, "KEEP_FAILED_PAYMENTS", 550),
  rejectedReviews: readDays(env, "KEEP_REJECTED_REVIEWS", 365),
  drafts: readDays(env, "KEEP_DRAFTS", 90),
});

function readDays(env: Environment, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new ConfigError(`${name} is "${value}", but it must be a whole number of days from 1 to 9999.`);
}

declare module "../../platform/config/config.ts" {
  interface Config {
    /** How long the shop keeps what it needs for a time only. */
    retention: Retention;
  }
}
