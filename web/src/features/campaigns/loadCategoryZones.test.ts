import { expect, it } from "vitest";
import type { Shop } from "../../platform/api/Shop.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import { loadCategoryZones } from "./loadCategoryZones.ts";

it("a listing has no banners when the campaigns call fails (S-790)", async () => {
  const get = async () => {
    throw new Error("the network is gone");
  };
  expect(await loadCategoryZones({} as Shop, { get } as unknown as Queries)).toBeNull();
});
