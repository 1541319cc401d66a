/** Opens once for each key and keeps it; what could not be opened may be tried again. */
export function keepOpen<Opened>() {
  const opened = new Map<string, Promise<Opened>>();
  return (key: string, open: () => Promise<Opened>): Promise<Opened> => {
    const before = opened.get(key);
    if (before) return before;
    const opening = open().catch((error: unknown) => {
      opened.delete(key);
      throw error;
    });
    opened.set(key, opening);
    return opening;
  };
}
