/** A rule of the shop that does not hold on the screen. */
export class Violation extends Error {
  override name = "Violation";
}
