import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import { StatementNames } from "./StatementNames.ts";
import type { SessionResult } from "./sessionDialect.ts";

const { serialize } = protocol;

/** SQLSTATE of a prepared statement whose tables were changed by a migration since. */
const planOutdated = "0A000";
/** SQLSTATE that inTransaction answers by repeating the transaction. */
const repeatTransaction = "40001";

/**
 * Runs statements of the embedded database. A statement that comes again is prepared: `query` parses and plans each anew, which
 * takes longer than anything else a purchase does.
 */
export class EmbeddedStatements {
  readonly #database: PGlite;
  readonly #names = new StatementNames();
  /** The types of the parameters of what is prepared, by name. */
  readonly #types = new Map<string, readonly number[]>();
  #prepares = true;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<SessionResult> {
    const name = this.#prepares ? this.#names.get(sql) : undefined;
    if (name === undefined) return this.#query(sql, parameters);
    try {
      return await this.#runPrepared(name, sql, parameters);
    } catch (error) {
      if ((error as { code?: string }).code !== planOutdated) throw error;
      this.#prepares = false;
      if (this.#database.isInTransaction()) throw Object.assign(error as Error, { code: repeatTransaction });
      return this.#query(sql, parameters);
    }
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<SessionResult> {
    const { rows, affectedRows } = await this.#database.query(sql, [...parameters]);
    return { rows, affected: affectedRows };
  }

  async #runPrepared(name: string, sql: string, parameters: readonly unknown[]): Promise<SessionResult> {
    const types = this.#types.get(name) ?? (await this.#prepare(name, sql));
    const values = parameters.map((value, nth) => this.#serialize(value, types[nth]));
    const messages = await this.#send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: "P" }),
      serialize.execute(),
      serialize.sync(),
    );
    const [result] = parse.parseResults(messages, this.#database.parsers);
    return { rows: result?.rows ?? [], affected: result?.affectedRows };
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const types = parse.parseDescribeStatementResults(messages);
    this.#types.set(name, types);
    return types;
  }

  /** Sends messages as one, so that the last is reached whatever becomes of the others. */
  async #send(...messages: Uint8Array[]) {
    const { messages: replies } = await this.#database.execProtocol(Buffer.concat(messages));
    return replies;
  }

  #serialize(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#database.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }
}
