/** Full turns before the wheel stops. */
const TURNS = 5;

/** A segment's place on the wheel, as shares of a full turn clockwise from the top. */
export interface Slice {
  start: number;
  end: number;
}

/** The wheel's slices in order, each as large as its chance: its weight against the sum of all. Without any weight none has a size. */
export function toSlices(weights: readonly number[]): Slice[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let start = 0;
  return weights.map((weight) => {
    const end = start + (sum > 0 ? weight / sum : 0);
    const slice = { start, end };
    start = end;
    return slice;
  });
}

/** Degrees by which the wheel is turned when a slice's middle stands under the pointer. */
export const restingAngle = ({ start, end }: Slice): number => ((start + end) / 2) * -360;

/** Degrees the wheel turns clockwise from one slice to another, after whole turns. */
export function turnBetween(from: Slice, to: Slice): number {
  const way = restingAngle(to) - restingAngle(from);
  return TURNS * 360 + (((way % 360) + 360) % 360);
}

/** Two decimals, the same in every browser. */
function short(value: number): number {
  const hundredths = value * 100;
  return (hundredths - (hundredths % 1)) / 100 || 0;
}

/** A slice as the path of an SVG around 0,0. */
export function slicePath({ start, end }: Slice, radius: number): string {
  if (end - start > 0.999) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const point = (share: number) => {
    const angle = 2 * Math.PI * share;
    return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  };
  const large = end - start > 0.5 ? 1 : 0;
  return `M0 0L${point(start)}A${radius} ${radius} 0 ${large} 1 ${point(end)}Z`;
}
