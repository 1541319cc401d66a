const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use"];
const groups = ["svg", "g", "defs", "symbol", "title", "desc", "clipPath", "mask", "pattern", "marker"];
const paints = ["linearGradient", "radialGradient", "stop"];

/** The elements of an SVG that a site's look may have, in the case that XML wants. */
export const drawingElements: readonly string[] = [...shapes, ...groups, ...paints];

/** Their attributes. `xlink:href` is the former name of `href`. */
export const drawingAttributes: readonly string[] = [
  ...["d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy", "points"],
  ...[
    "width",
    "height",
    "viewBox",
    "preserveAspectRatio",
    "transform",
    "offset",
    "id",
    "xmlns",
    "pathLength",
  ],
  ...["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...[
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-opacity",
    "opacity",
    "paint-order",
  ],
  ...["clip-path", "clip-rule", "mask", "color", "display", "visibility", "overflow", "vector-effect"],
  ...["stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
  ...["clipPathUnits", "maskUnits", "maskContentUnits"],
  ...["patternUnits", "patternContentUnits", "patternTransform"],
  ...["marker-start", "marker-mid", "marker-end", "markerWidth", "markerHeight", "markerUnits"],
  ...["refX", "refY", "orient"],
  ...["font-family", "font-size", "font-style", "font-weight", "text-anchor", "letter-spacing"],
  ...["word-spacing", "dominant-baseline", "shape-rendering", "text-rendering"],
  ...["href", "xlink:href"],
];

/** Notes that drawing programs leave behind; the drawing is the same without them. A class is one without a style sheet. */
const notes =
  /^(metadata|(sodipodi|inkscape|sketch|serif|figma|rdf|cc|dc):.+|(xmlns|xml):.+|(data|aria)-.+|class|role|version|baseProfile|focusable|enable-background)$/;

export const isNote = (name: string): boolean => notes.test(name);

/** A backslash can write `url` in other letters. */
const leadsOut = /url\((?!\s*["']?#)|\\|javascript:|data:|https?:/i;

/** True for the value of an attribute that leads to something outside of the drawing. */
export function isOutside(attribute: string, value: string): boolean {
  if (attribute === "xmlns") return false;
  if (attribute === "href" || attribute === "xlink:href") return !value.trim().startsWith("#");
  return leadsOut.test(value);
}
