import type { LogEvent } from "kysely";

/** SQLSTATEs of a database that answers and takes no writes: no room on its disk, a standby, a disk that fails. */
const codes = /^(53100|25006|58030)$/;

/** True when the database refused a write since it last took one that needed room. */
export class WriteFailures {
  #reason: string | undefined;

  get reason(): string | undefined {
    return this.#reason;
  }

  /** For Kysely's `log`. */
  observe = (event: LogEvent): void => {
    if (event.level !== "error") return;
    const { code, message } = event.error as { code?: string; message?: string };
    if (codes.test(code ?? "")) this.#reason = message;
  };

  /** Writes as much as needs room of its own; what is thrown is why it could not. */
  async check(write: () => Promise<unknown>): Promise<void> {
    if (this.#reason === undefined) return;
    await write();
    this.#reason = undefined;
  }
}
