import type { LogEvent } from "kysely";
import { takesNoWrites } from "./takesNoWrites.ts";

/** True when the database refused a write since it last took one that needed room. */
export class WriteFailures {
  #reason: string | undefined;

  get reason(): string | undefined {
    return this.#reason;
  }

  /** For Kysely's `log`. */
  observe = (event: LogEvent): void => {
    if (event.level !== "error") return;
    if (takesNoWrites(event.error)) this.#reason = (event.error as Error).message;
  };

  /** Writes as much as needs room of its own; what is thrown is why it could not. */
  async check(write: () => Promise<unknown>): Promise<void> {
    if (this.#reason === undefined) return;
    await write();
    this.#reason = undefined;
  }
}
