import { createTransport } from "nodemailer";
import type { MailProvider } from "../MailProvider.ts";

/** Any mail service that speaks SMTP, at an address such as `smtps://user:password@mail.example.com`. */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport({ url, requireTLS: mustEncrypt(new URL(url)) });
  return {
    async send({ id, to, replyTo, subject, text, html }) {
      // An address object is used as it is; a string would be parsed as a list of addresses.
      const message = {
        messageId: `<${id}>`,
        from,
        to: { name: "", address: to },
        ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
        subject,
        text,
      };
      // A picture within the HTML becomes a part of the email: mail programs show no data URLs.
      await transport.sendMail(html === undefined ? message : { ...message, html, attachDataUrls: true });
    },
  };
}

/** `smtp://` goes on with STARTTLS or not at all, but for a relay on this machine that asks for no password. */
const mustEncrypt = ({ username, hostname }: URL): boolean =>
  username !== "" || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
