import { instance } from "@viz-js/viz";
import { type Html, html, trusted } from "./html.ts";

const graphviz = await instance();

// Browsers draw the text 2 points smaller than it is measured for: no font of theirs is then too wide for its box.
const defaults = {
  graphAttributes: { rankdir: "TB", bgcolor: "transparent", nodesep: 0.45, ranksep: 0.55 },
  nodeAttributes: {
    shape: "box",
    style: "rounded",
    fontname: "sans-serif",
    fontsize: 13,
    margin: "0.26,0.1",
  },
  edgeAttributes: { fontname: "Helvetica", fontsize: 14, arrowsize: 0.7 },
};

/**
 * A graph in Graphviz' DOT language (https://graphviz.org/doc/info/lang.html) as a picture in the page; its colours are the
 * style sheet's. The Markdown of the page keeps the DOT, which says the same in words.
 */
export function diagram(dot: string, title: string): Html {
  const { output, errors } = graphviz.render(dot, { format: "svg", ...defaults });
  if (output === undefined) throw new Error(`The diagram “${title}” is not DOT: ${errors[0]?.message}`);
  // Two diagrams of a page would have the same ids.
  const svg = output
    .slice(output.indexOf("<svg"))
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/ id="[^"]*"/g, "");
  return html`<figure class="diagram"><figcaption>${title}</figcaption><div role="img" tabindex="0" aria-label="${title}">${trusted(svg)}</div></figure>\n`;
}
