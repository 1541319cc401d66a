/** A request that no secret of the receiver signed, or that was signed too long ago: answer it with 400. */
export class InvalidSignatureError extends Error {
  override name = "InvalidSignatureError";
}
