import { drawShape, type Subject, tidy } from "./drawShape.ts";
import { manner } from "./materials.ts";
import { ground } from "./palette.ts";
import { type ViewName, views } from "./views.ts";

/**
 * Draws a product's picture: square, in one studio whose wall is the ground that pages lay under pictures, so that a
 * box of any format shows it whole and without an edge. The same subject gives the same bytes, 1.2 kB as they are sent
 * with the further views.
 */
export function picture(subject: Subject, others: readonly ViewName[] = []): string {
  const drawn = drawShape(subject);
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" ${manner} color="${drawn.ink.mark}"><defs>${drawn.definitions}</defs>` +
      `<path d="M0 0H800V800H0z" fill="${ground}"/>` +
      (others.length > 0
        ? `<g id="p">${drawn.svg}</g>${views(drawn, others, subject.length)}</svg>\n`
        : `${drawn.svg}</svg>\n`),
  );
}
