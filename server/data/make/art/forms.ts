import { floor } from "./Ink.ts";

type Point = readonly [x: number, y: number];
/** A point of a limb's middle line, and half its width there. */
export type Joint = readonly [x: number, y: number, half: number];

const round = Math.round;

/** Numbers as a path has them: a minus separates as a space does. */
const numbers = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");

/** A closed curve through points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const at = (index: number): Point => {
    const [x, y] = points[(index + n) % n]!;
    return [round(x), round(y)];
  };
  /** A control point beside a point of the curve, from `origin`. */
  const control = (index: number, side: 1 | -1, [x, y]: Point): number[] => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    return [
      round(here[0] + (side * (after[0] - before[0])) / 6 - x),
      round(here[1] + (side * (after[1] - before[1])) / 6 - y),
    ];
  };
  const steps = points.map((_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const end = [...control(index + 1, -1, from), to[0] - from[0], to[1] - from[1]];
    return index === 0 ? `c${numbers([...control(0, 1, from), ...end])}` : `s${numbers(end)}`;
  });
  return `M${numbers(at(0))}${steps.join("")}z`;
}

/** Outline of something soft about a middle line, with round ends; a width of 0 makes a point. */
export function limb(joints: readonly Joint[]): string {
  const n = joints.length;
  const sides = joints.map(([x, y, half], index) => {
    const [ax, ay] = joints[Math.max(0, index - 1)]!;
    const [bx, by] = joints[Math.min(n - 1, index + 1)]!;
    const size = Math.hypot(bx - ax, by - ay);
    const along: Point = [(bx - ax) / size, (by - ay) / size];
    return { x, y, half, along };
  });
  const to = (
    { x, y, half, along: [tx, ty] }: (typeof sides)[number],
    forward: number,
    side: number,
  ): Point => [x + (tx * forward + ty * side) * half, y + (ty * forward - tx * side) * half];
  const start = sides[0]!;
  const end = sides[n - 1]!;
  return smooth([
    ...sides.map((side) => to(side, 0, 1)),
    to(end, 0.7, 0.7),
    to(end, 1, 0),
    to(end, 0.7, -0.7),
    ...sides.toReversed().map((side) => to(side, 0, -1)),
    to(start, -0.7, -0.7),
    to(start, -1, 0),
    to(start, -0.7, 0.7),
  ]);
}

/** Outline of something turned on a lathe: a row of heights from the top down, each with half its width. */
export const turned = (x: number, rows: readonly (readonly [y: number, half: number])[]): string =>
  smooth([
    ...rows.map(([y, half]): Point => [x + half, y]),
    ...rows.toReversed().map(([y, half]): Point => [x - half, y]),
  ]);

export const fill = (d: string, color: string, more = "") => `<path d="${d}" fill="${color}"${more}/>`;
export const line = (d: string, color: string, width: number, more = "") =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}"${more}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  color: string,
  more = "",
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${color}"${more}/>`;
export const disc = (x: number, y: number, r: number, color: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${more}/>`;

/** Pieces, each with its light and shade over it: a ball's, a cord's along its middle, or else from left to right. */
const shaded = (inside: string, solid: "silicone" | "glass"): string =>
  inside.replace(/<(path|rect|circle|ellipse) ([^>]*)\/>/g, (piece, tag: string, attributes: string) => {
    const [, color] = /fill="([^"]*)"/.exec(attributes) ?? [];
    if (color !== undefined) {
      const shade = tag === "circle" && solid === "silicone" ? "ball" : solid;
      // Steel has its own.
      if (color.startsWith("url(") && shade !== "ball") return piece;
      return `${piece}<${tag} ${attributes.replace(`fill="${color}"`, `fill="url(#${shade})"`)}/>`;
    }
    const width = Number(/stroke-width="([\d.]+)"/.exec(attributes)![1]);
    const by = round(width / 7);
    const shade = attributes.replace(/stroke="[^"]*"/, `stroke="url(#${solid})"`);
    const light = attributes
      .replace(/stroke="[^"]*"/, 'stroke="#fff"')
      .replace(/stroke-width="[^"]*"/, `stroke-width="${Math.min(round(width / 3), 22)}"`);
    return `${piece}<${tag} ${shade}/><g opacity=".3" transform="translate(-${by} -${by})"><${tag} ${light}/></g>`;
  });

/** Pieces in the light. */
export const lit = (inside: string): string => shaded(inside, "silicone");
/** Pieces that the light goes through. */
export const clear = (inside: string): string => `<g opacity=".75">${shaded(inside, "glass")}</g>`;
export const turn = (angle: number, inside: string, x = 400, y = 400) =>
  `<g transform="rotate(${angle} ${x} ${y})">${inside}</g>`;
/** Elsewhere and smaller, still on the floor. */
export const place = (x: number, scale: number, inside: string, y = floor) =>
  `<g transform="translate(${x} ${y}) scale(${round(scale * 100) / 100}) translate(-400 ${-floor})">${inside}</g>`;

export const shadow = (x: number, width: number, y = floor) =>
  oval(x, y, width, round(width / 8), "url(#shadow)");
export const sheen = (d: string, width = 9) => line(d, "#fff", width, ' opacity=".5"');
/** The mark of a switch: it says that there is a motor. */
export const power = (x: number, y: number, r: number, color = "currentColor") =>
  line(
    `M${round(x - r * 0.7)} ${round(y - r * 0.7)}A${r} ${r} 0 1 0 ${round(x + r * 0.7)} ${round(y - r * 0.7)}M${x} ${y - r - 3}V${y - 2}`,
    color,
    Math.max(4, round(r / 3)),
  );
/** Two arcs on each side of a point: it hums. */
export const hum = (x: number, y: number, r: number, color: string) =>
  line(
    [r, r + 24]
      .map(
        (size) =>
          `M${x - size} ${y - size / 2}q${round(-size / 5)} ${round(size / 2)} 0 ${size}M${x + size} ${y - size / 2}q${round(size / 5)} ${round(size / 2)} 0 ${size}`,
      )
      .join(""),
    color,
    6,
    ' opacity=".55"',
  );
/** Warm air above a point. */
export const warmth = (x: number, y: number) =>
  line([-44, 0, 44].map((dx) => `M${x + dx} ${y}q-18-20 0-40t0-40`).join(""), "#E4703F", 9, ' opacity=".8"');
/** A small remote control that lies beside the goods. */
export const remote = (x: number, color: string) =>
  shadow(x, 60) +
  lit(rect(x - 40, 540, 80, 146, 38, color)) +
  power(x, 580, 13) +
  line(`M${x - 13} 630h26M${x} 617v26M${x - 13} 660h26`, "#fff", 6);
/** A phone with a wave on its screen. */
export const phone = (x: number, color: string) =>
  shadow(x, 100) +
  rect(x - 78, 396, 156, 292, 24, "#2b2836") +
  rect(x - 68, 410, 136, 264, 14, "#fff") +
  line(`M${x - 50} 540q12-70 25 0t25 0 25 0 25 0`, color, 8) +
  disc(x, 630, 15, color);
