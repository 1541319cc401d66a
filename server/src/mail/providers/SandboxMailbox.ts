import type { Mail, MailProvider } from "../MailProvider.ts";

const capacity = 200;

/** Letters that go nowhere; the newest are kept in memory, for hands and stories. */
export class SandboxMailbox implements MailProvider {
  #mails: Mail[] = [];

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  async send(mail: Mail): Promise<void> {
    const others = this.#mails.filter(({ id }) => id !== mail.id);
    this.#mails = [...others, mail].slice(-capacity);
  }

  clear(): void {
    this.#mails = [];
  }
}
