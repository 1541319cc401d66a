import sanitize from "sanitize-html";

/**
 * HTML of a merchant as our pages may show it: words, lists, tables and links, nothing that runs, is fetched from
 * elsewhere or dresses itself. Headings begin below the page's own. Clean HTML comes back as it was.
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      ...["p", "br", "hr", "div", "span", "blockquote", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd"],
      ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "a"],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "title", "rel"],
      th: ["colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(/^https?:/i.test(href ?? "") && { rel: "nofollow noopener noreferrer" }),
        },
      }),
    },
  });
