import { formatReason, getRowName, type PartName } from "@velours/sdk/import";
import type { Product } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { fetchPicture, type PictureLimits } from "../../pictures/fetchPicture.ts";
import { fetchEach, listAddresses, listPictures, nameSavedPictures, onOneLine } from "../importPictures.ts";
import { wordsOfParts } from "../partWords.ts";
import type { Source } from "../readSource.ts";

/** The pictures that an import would not have, as lines by whose they are. */
export interface MissingPictures {
  /** Pictures that cannot be fetched now. */
  unfetched: string[];
  /** Products that the file leaves without any picture, those that cannot be fetched counted as none. */
  unpictured: string[];
}

/** Fetches the pictures that the shop does not have, and names those that there are not. Nothing is stored. */
export async function findMissingPictures(
  db: Db,
  source: Source,
  limits: PictureLimits,
  progress: (done: number, of: number) => void = () => {},
): Promise<MissingPictures> {
  const { drafts, document } = await nameSavedPictures(db, source);
  const fetchOne = async (url: string) => void (await fetchPicture(url, limits));
  const missing = await fetchEach([...listPictures({ drafts, document })], fetchOne, progress);
  const reasons = new Map(missing.map(({ url, reason }) => [url, reason]));
  const unfetched = (owner: string, value: unknown) =>
    [...listAddresses(value)].flatMap((url) => {
      const reason = reasons.get(url);
      return reason === undefined ? [] : [onOneLine(`${owner}: ${url}: ${formatReason(reason, "en")}`)];
    });
  const isUnpictured = (images: readonly { src: string }[] | undefined) =>
    images?.every((image) => reasons.has(image?.src)) === true;
  const parts = Object.entries(document) as [PartName, Source["document"][PartName]][];
  const rows = parts.flatMap(([part, some]) =>
    some.map(({ value }) => ({ owner: `${wordsOfParts[part]} ${getRowName(value)}`, value })),
  );
  return {
    unfetched: [
      ...drafts.flatMap(({ value }) => unfetched(`products ${value.handle}`, value)),
      ...rows.flatMap(({ owner, value }) => unfetched(owner, value)),
    ],
    unpictured: [
      ...drafts.filter(({ value }) => isUnpictured(value.images)).map(({ value }) => value.handle),
      ...document.products
        .filter(({ value }) => Array.isArray(value?.images) && isUnpictured(value.images))
        .map(({ value }: { value: Product }) => value.handle ?? String(value.id)),
    ].map(onOneLine),
  };
}
