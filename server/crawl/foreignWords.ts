import { Parser } from "htmlparser2";

/** Words of the demo shop's trade and promises, in both languages, which no other shop's pages may have. */
const FOREIGN = new RegExp(
  [
    String.raw`\badulte?s?\b`,
    String.raw`\bdiscr(?:eet|etion|ete|ète|et|étion)(?:ly|s|es|ement)?\b`,
    String.raw`\bsex(?:e|ual|uel|uelle|toys?)?\b`,
    String.raw`\b(?:toys?|jouets?)\b`,
    String.raw`\b(?:lubes?|lubricants?|lubrifiants?)\b`,
    String.raw`\b(?:body-safe|skin-friendly|kink|vibrators?|vibromasseurs?|dildos?)\b`,
    String.raw`\b(?:pleasures?|plaisirs?|intimate|intimes?)\b`,
    String.raw`\b(?:lgbtq|gay|velours)`,
    String.raw`\b18(?= (?:years|ans|or older|ou plus)\b)`,
    String.raw`\b(?:plain box|plain parcel|neutral sender|unopened|colis neutre|boîte neutre|expéditeur neutre|non ouverts)\b`,
  ].join("|"),
  "gi",
);

/** Attributes with words that people or search engines read, or with addresses of the shop. */
const READ = ["content", "alt", "title", "aria-label", "placeholder", "href", "value"];

const withoutBuild = (text: string): string => (text.includes("/distribution/") ? "" : text);

export const findWords = (text: string): string[] => [...text.matchAll(FOREIGN)].map(([word]) => word);

/** Such words in a page's text, attributes and structured data; scripts and styles are no words. */
export function findForeignWords(html: string): string[] {
  const texts: string[] = [];
  let skipped = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      skipped = name === "style" || (name === "script" && attributes.type !== "application/ld+json");
      for (const attribute of READ) texts.push(withoutBuild(attributes[attribute] ?? ""));
    },
    ontext(text) {
      if (!skipped) texts.push(text);
    },
    onclosetag() {
      skipped = false;
    },
  });
  parser.end(html);
  return findWords(texts.join("\n"));
}
