import { warnOfStorage } from "./warnOfStorage.ts";

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const memories = { localStorage: new Map<string, string | null>(), sessionStorage: new Map() };

/**
 * Values from before the browser began to refuse, in the middle of a visit: they are not taken for removed.
 */
const seenValues = { localStorage: new Map<string, string | null>(), sessionStorage: new Map() };

/**
 * The browser's storage without its exceptions: reading the property alone throws where a browser blocks cookies, and
 * writing throws when the quota is used up. A value that the browser refuses to store lives as long as the page.
 */
export function browserStorage(area: keyof typeof memories): KeyValueStorage {
  const memory = memories[area];
  const seen = seenValues[area];

  function write(key: string, value: string | null, attempt: () => void) {
    try {
      attempt();
      memory.delete(key);
      seen.set(key, value);
    } catch (error) {
      warnOfStorage(key, error);
      memory.set(key, value);
    }
  }

  return {
    getItem(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        const value = globalThis[area].getItem(key);
        seen.set(key, value);
        return value;
      } catch (error) {
        warnOfStorage(key, error);
        return seen.get(key) ?? null;
      }
    },
    setItem: (key, value) => write(key, value, () => globalThis[area].setItem(key, value)),
    removeItem: (key) => write(key, null, () => globalThis[area].removeItem(key)),
  };
}
