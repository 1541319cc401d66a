import { CatalogueIndex } from "@velours/sdk/shop";
import { RecentTexts } from "../src/domains/catalogue/store/RecentTexts.ts";
import { Sites } from "../src/domains/sites/Sites.ts";
import { ResponseCache } from "../src/platform/http/ResponseCache.ts";
import { PageCache } from "../src/platform/pages/PageCache.ts";
import { PageKeyCache } from "../src/platform/pages/PageKeyCache.ts";
import { SharedAnswers } from "../src/platform/pages/SharedAnswers.ts";

/** Ways to do without each cache between a category's address and its bytes, for the thread that calls one. */
const switches: Record<string, () => void> = {
  pages() {
    PageCache.prototype.get = () => undefined;
  },
  pageKeys() {
    PageKeyCache.prototype.find = () => undefined;
  },
  guests() {
    for (const { prototype } of [PageCache, ResponseCache]) {
      const get: (...key: never) => object | undefined = prototype.get;
      Object.assign(prototype, {
        get(...key: never) {
          const found = Reflect.apply(get, this, key);
          return found && { ...found, forGuests: undefined };
        },
      });
    }
  },
  answers() {
    SharedAnswers.prototype.forPage = () => ({ find: () => undefined, keep: () => {} });
  },
  shared() {
    const { forPage } = SharedAnswers.prototype;
    // JSON and derived values are kept by the object that an answer holds.
    SharedAnswers.prototype.forPage = function (site) {
      const { find, keep } = forPage.call(this, site);
      const copy = (data: unknown) => (Array.isArray(data) ? [...data] : Object.assign({}, data));
      return {
        find(key) {
          const found = find(key);
          return found && { data: copy(found.data), response: found.response };
        },
        keep,
      };
    };
  },
  sites() {
    Object.assign(Sites.prototype, { findPresented: () => undefined });
  },
  products() {
    Object.assign(CatalogueIndex.prototype, { findPresented: () => undefined });
  },
  responses() {
    ResponseCache.prototype.get = () => undefined;
  },
  results() {
    CatalogueIndex.prototype.remember = (_key, make) => make();
  },
  texts() {
    RecentTexts.prototype.get = (_record, readText) => JSON.parse(readText().toString());
  },
};

/** Names of the caches that the bench can do without. */
export const cacheNames: readonly string[] = Object.keys(switches);

/** Does without these caches from now on, in this thread. */
export function doWithout(names: readonly string[]): void {
  for (const name of names) switches[name]?.();
}
