/** Text that is HTML already. Nothing else gets into a template unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | null | undefined | Value[];

/** A template whose values are escaped, save those that are Html. False, null and undefined are nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((all, part, index) => all + write(values[index - 1]) + part));
}

/** Takes over what another renderer has escaped: markdown-it's and highlight.js' output. */
export const trusted = (text: string): Html => new Html(text);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return "";
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(write).join("") : escapeHtml(String(value));
}
