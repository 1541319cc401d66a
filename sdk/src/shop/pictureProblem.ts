import { createReason, type Reason } from "../reasons/Reason.ts";
import type { Product } from "../types.ts";

/** An address of this shop, or of another host. */
const isAddress = (src: string): boolean => /^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(src);

/** Why the pictures of a product cannot be shown; undefined when nothing is wrong with their addresses. */
export function pictureProblem({ images, videos = [] }: Product): Reason | undefined {
  const pictures = [...images.map(({ src }) => src), ...videos.flatMap(({ poster }) => poster ?? [])];
  const bad = pictures.find((src) => !isAddress(src));
  return bad === undefined ? undefined : createReason("noPictureAddress", { address: JSON.stringify(bad) });
}
