/**
 * Which of several servers takes writes. A session that cannot reach it, or finds a standby there, names it to `isNot`,
 * and the next session tries the next server.
 */
export class Primary {
  readonly #servers: readonly string[];
  #current = 0;

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  get count(): number {
    return this.#servers.length;
  }

  get server(): string {
    return this.#servers[this.#current] ?? "";
  }

  /** Does nothing when another session has found that before. */
  isNot(server: string): void {
    if (server === this.server) this.#current = (this.#current + 1) % this.#servers.length;
  }
}
