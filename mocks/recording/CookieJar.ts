/** The cookies of a shop, for one client. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes the values of `Set-Cookie` headers: an empty or expired one takes its cookie away. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      const until = /;\s*expires=([^;]+)/i.exec(line)?.[1];
      const isOver =
        /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line) || (until && Date.parse(until) <= Date.now());
      if (value === "" || isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** The `Cookie` header; empty when there are none. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
