type Rgb = readonly [number, number, number];

const parse = (color: string): Rgb => {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

/** Parts are rounded to whole bytes. */
const toHex = (rgb: readonly number[]): string =>
  `#${[...Uint8ClampedArray.from(rgb)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** A colour with `share` of another in it, 0 to 1. */
export function mixColors(color: string, other: string, share: number): string {
  const [from, to] = [parse(color), parse(other)];
  return toHex(from.map((part, at) => part + (to[at]! - part) * share));
}

/** Relative luminance (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2 has it, 1 to 21. */
export function contrast(color: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(color), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
