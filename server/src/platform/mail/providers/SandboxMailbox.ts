import type { Db } from "../../store/schema.ts";
import type { Mail, MailProvider } from "../MailProvider.ts";
import { deleteMails, readMails, saveMail } from "../store.ts";

const capacity = 200;

/** Letters that go nowhere; the newest are kept in the store, where every process finds them. */
export class SandboxMailbox implements MailProvider {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The letters kept, the newest last. */
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
