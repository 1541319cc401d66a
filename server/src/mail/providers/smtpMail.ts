import { createTransport } from "nodemailer";
import type { MailProvider } from "../MailProvider.ts";

/** Any mail service that speaks SMTP, at an address such as `smtps://user:password@mail.example.com`. */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport(url);
  return {
    async send({ id, to, subject, text }) {
      // An address object is taken as it is; a string would be read as a list of them.
      await transport.sendMail({ messageId: `<${id}>`, from, to: { name: "", address: to }, subject, text });
    },
  };
}
