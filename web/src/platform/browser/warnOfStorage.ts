const warned = new Set<string>();

/** Says once for each key that the browser's storage failed; the shop goes on without it. */
export function warnOfStorage(key: string, error: unknown): void {
  if (!warned.has(key)) console.warn(`No storage for ${key}.`, error);
  warned.add(key);
}
