import { stringifySearch } from "../../platform/routing/searchCodec.ts";

/** Address of the page with all results, without language. */
export const searchHref = (words: string): string => `/search${stringifySearch({ q: words.trim() })}`;
