/** One language of a compiled message: its locale and the template literal of its text. */
const TEXT =
  /const ([a-z]{2})_\w+ = \/\*\*.*?\*\/ \(i?\) => \{\n\treturn \/\*\*.*?\*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};/g;

/**
 * A message as one expression, without Paraglide's runtime: `useText` always passes the locale. Fails when Paraglide
 * compiles messages to another form.
 */
export function compactMessage(code: string): string {
  const texts = new Map([...code.matchAll(TEXT)].map(([, locale, text]) => [locale, text]));
  const name = /^export const (\w+) = /m.exec(code)?.[1];
  const [en, fr] = [texts.get("en"), texts.get("fr")];
  if (!name || !en || !fr || texts.size > 2)
    throw new Error(`Paraglide compiles the message ${name} to a form that compactMessage does not know.`);
  return `export const ${name} = (i, { locale }) => (locale === "fr" ? ${fr} : ${en});\n`;
}
