import type { Db } from "../../store/schema.ts";
import type { Mail, MailProvider } from "../MailProvider.ts";
import { deleteMails, readMails, saveMail } from "../store.ts";

const capacity = 200;

/** Stores emails instead of sending them; the newest stay in the store, where every process finds them. */
export class SandboxMailbox implements MailProvider {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The stored emails, the newest last. */
  list(): Promise<Mail[]> {
    return readMails(this.#db);
  }

  async send(mail: Mail): Promise<void> {
    await saveMail(this.#db, mail, capacity);
  }

  async clear(): Promise<void> {
    await deleteMails(this.#db);
  }
}
