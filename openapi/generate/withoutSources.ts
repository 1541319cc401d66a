const source = /\s*\((?:(?:[CS]A?-\d+|[PS]-\d+|\d{1,2}(?:\.\d+)?|steps?|to|and|of|checkout|[,;])\s*)+\)/g;

/** The contract names the requirement a sentence comes from, `(5.2 step 9)` or `(CA-54)`; its readers cannot look that up. */
export function withoutSources(text = ""): string {
  return text.replace(source, "").trim();
}
