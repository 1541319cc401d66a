/** Data that several pages are made of, with its JSON once a page was sent. Only the server has any. */
const texts = new WeakMap<object, string | undefined>();
/** Values derived from shared data. */
const results = new WeakMap<object, Map<string, object>>();

/** Plain data that other pages are made of as well: it is turned into JSON once, and no page may change it. */
export function share<Data extends object>(data: Data): Data {
  if (import.meta.env.SSR && !texts.has(data)) texts.set(data, undefined);
  return data;
}

/**
 * Derives a value from shared data. The server computes it once for each key, which names all that `make`
 * depends on.
 */
export function derive<Data extends object>(source: object, key: string, make: () => Data): Data {
  if (!import.meta.env.SSR) return make();
  const shared = results.get(source) ?? new Map<string, object>();
  results.set(source, shared);
  const found = (shared.get(key) as Data | undefined) ?? share(make());
  shared.set(key, found);
  return found;
}

function toText(data: object): string {
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/**
 * How shared data comes with a page: as JSON, where the router would serialize it value by value for each page. It is an
 * adapter for the router's serialization.
 */
export const sharedData = {
  key: "json",
  test: (value: unknown) => import.meta.env.SSR && texts.has(value as object),
  toSerializable: (data: object) => (import.meta.env.SSR ? toText(data) : ""),
  fromSerializable: (text: string) => JSON.parse(text) as object,
};
