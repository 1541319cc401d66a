/** A rule of the shop that does not hold on the screen. */
export class ViolationError extends Error {
  override name = "ViolationError";
}
