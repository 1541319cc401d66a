/** Elements that run, fetch or dress something, or stand for a document of another kind. */
const elements = new Set([
  ...["script", "foreignobject", "style", "image", "iframe", "object", "embed", "audio", "video", "link"],
  ...["animate", "animatemotion", "animatetransform", "set", "handler"],
]);

/** A tag, whose values may have a `>`. XML has no `<` in them, so a tag without an end is left soon. */
const tagPattern = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi;
const attributePattern = /\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const longest = 60;

/**
 * A part of an SVG that is no drawing, as it is written there: something that runs, is fetched from elsewhere, or dresses
 * the drawing by a style sheet, without which it would be black. Undefined where there is none.
 */
export function findForeignPart(svg: string): string | undefined {
  const declared = /<!ENTITY|<\?xml-stylesheet/i.exec(svg)?.[0];
  if (declared !== undefined) return declared;
  const drawing = svg.replace(/<!--[\s\S]*?-->/g, "");
  for (const [tag] of drawing.matchAll(tagPattern)) {
    const name = /^<(?:[\w-]+:)?([\w-]+)/.exec(tag)?.[1] ?? "";
    if (elements.has(name.toLowerCase())) return `<${name}>`;
    for (const [, attribute = "", quoted = ""] of tag.matchAll(attributePattern))
      if (isForeign(attribute.toLowerCase(), quoted.replace(/^["']|["']$/g, "").trim()))
        return `${attribute}=${quoted}`.slice(0, longest);
  }
  return undefined;
}

function isForeign(attribute: string, value: string): boolean {
  if (attribute.startsWith("on") || attribute === "style" || attribute === "src") return true;
  if (/^(xlink:)?href$/.test(attribute)) return !value.startsWith("#");
  return /url\(\s*["']?\s*[^#"'\s]/i.test(value);
}
