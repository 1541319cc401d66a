import { drawingAttributes, drawingElements, isNote, isOutside } from "./drawingParts.ts";

/** A tag, whose values may have a `>`. XML has no `<` in them, so a tag without an end is left soon. */
const tagPattern = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi;
const attributePattern = /\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
/** Comments, and what programs note about a drawing: the cleaning drops both with all that is in them. */
const leftOut =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<metadata(?:\s(?:[^>]*[^/>])?)?>[\s\S]*?<\/metadata>/g;
const longest = 60;

/**
 * The first part of an SVG that the shop does not take, as it is written there: the drawing would lose it, and might be
 * black or empty without it. Undefined where there is none.
 */
export function findForeignPart(svg: string): string | undefined {
  const declared = /<!ENTITY|<\?xml-stylesheet/i.exec(svg)?.[0];
  if (declared !== undefined) return declared;
  const drawing = svg.replace(leftOut, "");
  for (const [tag] of drawing.matchAll(tagPattern)) {
    const name = /^<([\w:.-]+)/.exec(tag)?.[1] ?? "";
    if (isNote(name)) continue;
    if (!drawingElements.includes(name)) return `<${name}>`;
    for (const [, attribute = "", quoted = ""] of tag.matchAll(attributePattern))
      if (isForeign(attribute, quoted.replace(/^["']|["']$/g, "")))
        return `${attribute}=${quoted}`.slice(0, longest);
  }
  return undefined;
}

const isForeign = (attribute: string, value: string): boolean =>
  !isNote(attribute) && (!drawingAttributes.includes(attribute) || isOutside(attribute, value));
