/** A chunk of the shop's code could not be fetched. */
export class ChunkError extends Error {
  /** The server answers, but not with this chunk: a deployment has replaced it. Otherwise the server did not answer. */
  readonly gone: boolean;
  constructor(gone: boolean, options?: ErrorOptions) {
    super("A chunk could not be fetched", options);
    this.gone = gone;
  }
}
