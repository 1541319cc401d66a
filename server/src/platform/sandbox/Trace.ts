/** A call of a sandbox provider. */
export interface TraceEntry {
  provider: string;
  call: string;
  detail: Record<string, unknown>;
  at: string;
}

const capacity = 1000;

/** The calls that the sandbox providers received, the newest last. In memory, for developers and browser tests. */
export class Trace {
  #entries: TraceEntry[] = [];

  get entries(): readonly TraceEntry[] {
    return this.#entries;
  }

  add(provider: string, call: string, detail: Record<string, unknown>): void {
    this.#entries.push({ provider, call, detail, at: new Date().toISOString() });
    if (this.#entries.length > capacity) this.#entries = this.#entries.slice(-capacity);
  }

  clear(): void {
    this.#entries = [];
  }
}
