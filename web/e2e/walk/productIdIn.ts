/** The id at the end of a product's address, or after /product/. */
export function productIdIn(path: string): number | null {
  const found = /\/product\/(\d+)/.exec(path) ?? /[-/](\d{5,})\/?(?:[?#].*)?$/.exec(path);
  return found ? Number(found[1]) : null;
}
