import { createReason, type Reason } from "../reasons/Reason.ts";
import { isWebAddress } from "../rules/isWebAddress.ts";
import type { Product } from "../types.ts";

/** Why the pictures of a product cannot be shown; undefined when nothing is wrong with their addresses. */
export function pictureProblem({ images, videos = [] }: Product): Reason | undefined {
  const pictures = [...images.map(({ src }) => src), ...videos.flatMap(({ poster }) => poster ?? [])];
  const bad = pictures.find((src) => !isWebAddress(src));
  return bad === undefined ? undefined : createReason("noPictureAddress", { address: JSON.stringify(bad) });
}
