import { drawingAttributes, drawingElements, isOutside } from "@velours/sdk/shop";
import sanitize from "sanitize-html";

/**
 * A merchant's SVG as a drawing alone: shapes and paints, nothing that runs, is fetched or dresses itself. A clean one
 * comes back as it was, with the name space that a file of its own needs.
 */
export const cleanSvg = (svg: string): string =>
  sanitize(svg, {
    allowedTags: [...drawingElements],
    allowedAttributes: { "*": [...drawingAttributes] },
    nonTextTags: ["script", "style", "foreignObject", "metadata", "textarea", "option", "noscript"],
    parser: { xmlMode: true },
    transformTags: {
      "*": (tagName, attributes) => ({
        tagName,
        attribs: {
          ...(tagName === "svg" && { xmlns: "http://www.w3.org/2000/svg" }),
          ...Object.fromEntries(
            Object.entries(attributes)
              .filter(([name, value]) => name !== "xmlns" && !isOutside(name, value))
              // Its prefix would need a declaration, and a picture with an unknown one is not drawn at all.
              .map(([name, value]) => [name === "xlink:href" ? "href" : name, value]),
          ),
        },
      }),
    },
  }).trim();
