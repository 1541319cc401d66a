/** Lengths the gateway allows before the star, the longest first; the whole has at most 22 characters. */
const companyLengths = [12, 7, 3] as const;
const longest = 22;

/**
 * A statement descriptor in the gateway's form: `company*product`, the first word as the company. Undefined when the
 * words do not fit that form.
 */
export function descriptorName(words: string): string | undefined {
  const plain = words
    .normalize("NFD")
    .replace(/[^A-Za-z0-9 .+-]/g, "")
    .trim()
    .toUpperCase();
  const [company = "", ...rest] = plain.split(/\s+/);
  const length = companyLengths.find((candidate) => company.length >= candidate);
  const product = rest.join(" ");
  if (length === undefined || product === "") return undefined;
  return `${company.slice(0, length)}*${product}`.slice(0, longest);
}
