import { Worker } from "node:worker_threads";
import type { Renderers, RenderReply, RenderRequest } from "./documentWorker.ts";

interface Caller {
  resolve(bytes: Uint8Array<ArrayBuffer>): void;
  reject(error: unknown): void;
}

/** A thread that renders documents, one after the other. */
class RenderThread {
  readonly #worker = new Worker(new URL("./documentWorker.ts", import.meta.url));
  readonly #callers = new Map<number, Caller>();
  #last = 0;

  /** `ended` is called when it renders no more. */
  constructor(ended: () => void) {
    this.#worker.on("message", (reply: RenderReply) => this.#answer(reply));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => {
      ended();
      this.#fail(new Error("The thread that renders documents ended."));
    });
    // The process may end while nobody waits for a document.
    this.#worker.unref();
  }

  render(name: keyof Renderers, parameters: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#worker.postMessage({ id, name, parameters } satisfies RenderRequest);
      this.#callers.set(id, { resolve, reject });
      this.#worker.ref();
    });
  }

  #answer(reply: RenderReply): void {
    const caller = this.#callers.get(reply.id);
    this.#callers.delete(reply.id);
    if (this.#callers.size === 0) this.#worker.unref();
    if ("bytes" in reply) caller?.resolve(reply.bytes);
    else caller?.reject(reply.error);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#callers.values()) reject(error);
    this.#callers.clear();
  }
}

let thread: RenderThread | undefined;

/**
 * Renders a document in a thread of its own, which the first one starts: in the main thread, shaping text and packing fonts
 * would hold every other request for a tenth of a second.
 */
export function renderDocument<Name extends keyof Renderers>(
  name: Name,
  ...parameters: Parameters<Renderers[Name]>
): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= new RenderThread(() => {
    thread = undefined;
  });
  return thread.render(name, parameters);
}
