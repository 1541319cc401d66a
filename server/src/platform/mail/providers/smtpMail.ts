import { createTransport } from "nodemailer";
import type { MailProvider } from "../MailProvider.ts";

/** Milliseconds: a connection with its greeting and encryption, and all of a send. */
const defaultTimeouts = { connect: 10_000, send: 20_000 };

/**
 * Any mail service that speaks SMTP, at an address such as `smtps://user:password@mail.example.com`.
 * A send that takes too long ends with an error although the service may have accepted it; its repetition has the same
 * Message-ID.
 */
export function smtpMail({
  url,
  from,
  timeouts = defaultTimeouts,
}: {
  url: string;
  from: string;
  timeouts?: typeof defaultTimeouts;
}): MailProvider {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(new URL(url)),
    connectionTimeout: timeouts.connect,
  });
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
        // Jobs are leased for a minute: a send without end would let another process send the email too.
        signal: AbortSignal.timeout(timeouts.send),
      };
      // A picture within the HTML becomes a part of the email: mail programs show no data URLs.
      await transport.sendMail(html === undefined ? message : { ...message, html, attachDataUrls: true });
    },
  };
}

/** `smtp://` goes on with STARTTLS or not at all, but for a relay on this machine that asks for no password. */
const mustEncrypt = ({ username, hostname }: URL): boolean =>
  username !== "" || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
