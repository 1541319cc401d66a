/** An element of an XML document, without namespaces' meaning. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const decode = (words: string): string =>
  words.replace(/&(?:(amp|lt|gt|quot);|)/g, (entity, name?: string) => {
    if (name === undefined) throw new SyntaxError(`${entity} begins no entity in ${JSON.stringify(words)}`);
    return { amp: "&", lt: "<", gt: ">", quot: '"' }[name] ?? "";
  });

/** The root of a document as `writeCii` writes them. Throws a SyntaxError where it is not well formed. */
export function parseXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let end = 0;
  for (const match of body.matchAll(/<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)>|[^<>]+/gy)) {
    end = match.index + match[0].length;
    const [all, slash, name, attributes = ""] = match;
    const current = open.at(-1) as XmlElement;
    if (name === undefined) current.text += decode(all);
    else if (slash) {
      if (open.pop()?.name !== name) throw new SyntaxError(`</${name}> ends no <${name}>`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const child: XmlElement = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = "", value = ""]) => [key, decode(value)])),
        children: [],
        text: "",
      };
      current.children.push(child);
      open.push(child);
    }
  }
  const [only, ...more] = root.children;
  if (end !== body.length || open.length !== 1 || only === undefined || more.length > 0)
    throw new SyntaxError(`Not well formed: ${body.slice(end, end + 40)}`);
  return only;
}

/** All elements at a path of names without prefixes, `Tax/Amount`. */
export function select(element: XmlElement, path: string): XmlElement[] {
  return path
    .split("/")
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name.split(":")[1] === name)),
      [element],
    );
}

/** The text of the first element at a path; undefined where there is none. */
export const textAt = (element: XmlElement, path: string): string | undefined =>
  select(element, path)[0]?.text;
