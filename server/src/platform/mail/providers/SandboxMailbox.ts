import { type Kysely, sql } from "kysely";
import { json } from "../../store/json.ts";
import type { Database } from "../../store/schema.ts";
import type { Mail, MailProvider } from "../MailProvider.ts";

const capacity = 200;

/** Letters that go nowhere; the newest are kept in the store, where every process finds them. */
export class SandboxMailbox implements MailProvider {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The letters kept, the newest last. */
  async list(): Promise<Mail[]> {
    const rows = await this.#db.selectFrom("sandbox_mails").select("document").orderBy("position").execute();
    return rows.map(({ document }) => document as unknown as Mail);
  }

  async send(mail: Mail): Promise<void> {
    await this.#db
      .insertInto("sandbox_mails")
      .values({ id: mail.id, document: json(mail) })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ document: json(mail) }))
      .execute();
    await sql`delete from sandbox_mails where position <= (
      select position from sandbox_mails order by position desc offset ${capacity} limit 1)`.execute(
      this.#db,
    );
  }

  async clear(): Promise<void> {
    await this.#db.deleteFrom("sandbox_mails").execute();
  }
}
