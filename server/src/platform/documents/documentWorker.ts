import { parentPort } from "node:worker_threads";
import { renderCreditNote, renderInvoice, renderPages } from "@velours/documents";

const renderers = { renderCreditNote, renderInvoice, renderPages };

export type Renderers = typeof renderers;

/** A document to render; `parameters` are the renderer's. */
export interface RenderRequest {
  id: number;
  name: keyof Renderers;
  parameters: readonly unknown[];
}

export type RenderReply = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { error: unknown });

const port = parentPort;
if (port === null) throw new Error("This module is a worker: call renderDocument().");

async function render({ name, parameters }: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = renderers[name] as (...parameters: readonly unknown[]) => Promise<Uint8Array<ArrayBuffer>>;
  return renderer(...parameters);
}

port.on("message", (request: RenderRequest) => {
  const { id } = request;
  render(request).then(
    (bytes) => port.postMessage({ id, bytes } satisfies RenderReply),
    (error: unknown) => port.postMessage({ id, error } satisfies RenderReply),
  );
});
