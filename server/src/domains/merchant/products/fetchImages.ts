import { createReason } from "@velours/sdk/import";
import { pictureProblem } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { fetchPictures, listAddresses, mapPictures } from "../../import/importPictures.ts";
import { defaultLimits } from "../../pictures/fetchPicture.ts";
import { refuseBad } from "./commitProduct.ts";

/** Pictures at other hosts that one product may name, and how long each may take: the caller waits. */
const most = 20;
const limits = { ...defaultLimits, milliseconds: 5_000 };

/**
 * A product with the shop's own addresses of its pictures: pages load none from other hosts. Refuses with productBad where
 * one cannot be fetched.
 */
export async function fetchImages(
  context: Pick<Context, "store" | "language">,
  product: Product,
): Promise<Product> {
  const { images, videos = [] } = product;
  const posters = videos.map(({ poster }) => ({ poster }));
  const problem = pictureProblem(product);
  if (problem !== undefined) return refuseBad(context, problem);
  const urls = listAddresses({ images, posters });
  if (urls.size > most)
    return refuseBad(context, createReason("tooManyPictures", { most, count: urls.size }));
  const { ownAddresses, missing } = await fetchPictures(context.store.db, urls, limits);
  if (missing.length > 0)
    return refuseBad(context, ...missing.map((picture) => createReason("pictureMissing", picture)));
  const own = <T>(value: T): T => mapPictures(value, (url) => ownAddresses.get(url) ?? url);
  return {
    ...product,
    images: own(images),
    ...(product.videos && {
      videos: videos.map((video, place) => ({ ...video, ...own(posters[place]) })),
    }),
  };
}
