import sanitize from "sanitize-html";

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"];
const groups = ["svg", "g", "defs", "symbol", "title", "desc", "clipPath", "mask"];
const paints = ["linearGradient", "radialGradient", "stop"];

const geometry = [
  ...["d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy", "points"],
  ...["width", "height", "viewBox", "preserveAspectRatio", "transform", "offset", "id", "xmlns"],
];
const paint = [
  ...["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-opacity", "opacity", "clip-path", "clip-rule", "mask"],
  ...["stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod", "color"],
  ...["clipPathUnits", "maskUnits", "maskContentUnits"],
  ...["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing"],
];

/** Values that lead to something outside of the drawing. */
const leadsOut = /url\(\s*['"]?(?!#)|javascript:|data:|https?:/i;

/**
 * A merchant's SVG as a drawing alone: shapes and paints, nothing that runs, is fetched or dresses itself. A clean one
 * comes back as it was, with the name space that a file of its own needs.
 */
export const cleanSvg = (svg: string): string =>
  sanitize(svg, {
    allowedTags: [...shapes, ...groups, ...paints],
    allowedAttributes: { "*": [...geometry, ...paint] },
    nonTextTags: ["script", "style", "foreignObject", "textarea", "option", "noscript"],
    parser: { xmlMode: true },
    transformTags: {
      "*": (tagName, attributes) => ({
        tagName,
        attribs: {
          ...(tagName === "svg" && { xmlns: "http://www.w3.org/2000/svg" }),
          ...Object.fromEntries(
            Object.entries(attributes).filter(([name, value]) => name !== "xmlns" && !leadsOut.test(value)),
          ),
        },
      }),
    },
  }).trim();
