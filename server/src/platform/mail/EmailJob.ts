/** Payloads of emails by template. The domain that sends a template declares it here with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: domains merge their templates in; importing them would point upward
export interface EmailPayloads {}

/** An email to be rendered, as its job stores it. Codes and links are not part of it: they are created at rendering. */
export type EmailJob = {
  [Template in keyof EmailPayloads]: { template: Template } & EmailPayloads[Template];
}[keyof EmailPayloads];

declare module "../jobs/store.ts" {
  interface JobPayloads {
    mail: EmailJob;
  }
}
