import { doDueJobs } from "../assembly/runJobs.ts";
import type { Mail } from "../platform/mail/MailProvider.ts";
import type { SandboxMailbox } from "../platform/mail/providers/SandboxMailbox.ts";
import type { TestShop } from "./testShop.ts";

/** Sends every email that is due, and returns those to one address, the newest last. */
export async function readEmails({ services, app }: TestShop, to: string): Promise<Mail[]> {
  await doDueJobs(services, app.log);
  const emails = await (services.mail as SandboxMailbox).list();
  return emails.filter((mail) => mail.to === to);
}

/** The token of the last link to a new password in these emails. */
export function getResetToken(emails: readonly Mail[]): string {
  const links = emails.flatMap(({ text }) => text.match(/https?:\S+\/reset-password\?\S+/)?.[0] ?? []);
  const link = links.at(-1);
  if (link === undefined) throw new Error("the email has no link");
  return new URL(link).searchParams.get("token") ?? "";
}
