const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** An element of a page's head without content. */
export const element = (name: "meta" | "link", attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join("")}/>`;

/** Data that search engines read; no text in it can end its element. */
export const dataElement = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}</script>`;
