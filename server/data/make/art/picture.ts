import { drawShape, stop, tidy } from "./drawShape.ts";
import { grounds } from "./palette.ts";
import { type ViewName, views } from "./views.ts";

/**
 * Draws a product's picture: an abstract composition, square, under 6 kB with its further views. The same
 * name gives the same bytes; pictures of one product in several colours share wall, light and shape.
 */
export function picture(
  product: string,
  shape: string,
  colour: string | undefined,
  others: readonly ViewName[] = [],
  inches?: number,
): string {
  const { ink, drawn, gradients } = drawShape(product, shape, colour);
  const ground = grounds[ink.pick("ground", grounds.length)]!;
  const lightX = 30 + ink.pick("light", 40);
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>` +
      `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1">${stop(0, ground[0])}${stop(1, ground[1])}</linearGradient>` +
      `<radialGradient id="l" cx="${lightX}%" cy="26%" r="62%">${stop(0, "#fff", 0.95)}${stop(1, "#fff", 0)}</radialGradient>` +
      `${gradients}</defs>` +
      `<rect width="800" height="800" fill="url(#b)"/><rect width="800" height="800" fill="url(#l)"/>` +
      (others.length > 0
        ? `<g id="p">${drawn}</g>${views(ink, others, inches)}</svg>\n`
        : `${drawn}</svg>\n`),
  );
}
