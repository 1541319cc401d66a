/** Full turns before the wheel stops. */
const TURNS = 5;

/** Degrees by which a wheel of `count` segments, clockwise from the top, is turned when one stands under the pointer. */
export const restingAngle = (segment: number, count: number): number => (-(segment + 0.5) * 360) / count;

/** Degrees a wheel turns clockwise from one segment to another, after whole turns. */
export function turnBetween(from: number, to: number, count: number): number {
  const way = restingAngle(to, count) - restingAngle(from, count);
  return TURNS * 360 + (((way % 360) + 360) % 360);
}

/** Two decimals, the same in every browser. */
function short(value: number): number {
  const hundredths = value * 100;
  return (hundredths - (hundredths % 1)) / 100 || 0;
}

/** A segment as the path of an SVG around 0,0: `index` from the top, clockwise. */
export function segmentPath(index: number, count: number, radius: number): string {
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const point = (share: number) => {
    const angle = 2 * Math.PI * share;
    return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  };
  return `M0 0L${point(index / count)}A${radius} ${radius} 0 0 1 ${point((index + 1) / count)}Z`;
}
