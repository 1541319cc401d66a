import type { CatalogueIndex } from "@velours/sdk/shop";
import type { Product, ShippingRateRow, Site } from "@velours/sdk/types";
import { expectTypeOf, test } from "vitest";
import type { ShippingRates } from "../domains/shipping/ShippingRates.ts";
import type { Sites } from "../domains/sites/Sites.ts";
import type { CachedResponse, ResponseCache } from "../platform/http/ResponseCache.ts";
import type { RevisionCache } from "../platform/http/RevisionCache.ts";
import type { PageCache, SharedPage } from "../platform/pages/PageCache.ts";

// Requests share these values. The types are compared by the compiler, not when the test runs.
test("a cache hands out values whose fields cannot be set", () => {
  type Found<Get extends (...args: never[]) => unknown> = NonNullable<ReturnType<Get>>;
  expectTypeOf<Found<RevisionCache<{ count: number }>["get"]>>().toEqualTypeOf<{ readonly count: number }>();
  expectTypeOf<Found<ResponseCache["get"]>>().toEqualTypeOf<Readonly<CachedResponse>>();
  expectTypeOf<CachedResponse["headers"]>().toEqualTypeOf<Readonly<Record<string, string | number>>>();
  expectTypeOf<Found<PageCache["get"]>>().toEqualTypeOf<Readonly<SharedPage>>();
  expectTypeOf<SharedPage["headers"]>().toEqualTypeOf<Readonly<Record<string, string>>>();
  expectTypeOf<Found<Sites["current"]>>().toEqualTypeOf<{
    readonly version: string;
    readonly value: Readonly<Site>;
  }>();
  expectTypeOf<ReturnType<Sites["all"]>>().toEqualTypeOf<readonly Readonly<Site>[]>();
  expectTypeOf<ShippingRates["current"]["value"]>().toEqualTypeOf<readonly Readonly<ShippingRateRow>[]>();
  expectTypeOf<Found<CatalogueIndex["product"]>>().toEqualTypeOf<Readonly<Product>>();
});
