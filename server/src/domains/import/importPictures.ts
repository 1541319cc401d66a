import { createReason, formatReason, type Reason, type Row } from "@velours/sdk/import";
import type { Product } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { defaultLimits, fetchPicture, type PictureLimits } from "../pictures/fetchPicture.ts";
import { PictureError } from "../pictures/PictureError.ts";
import { findSavedPictures, savePicture } from "../pictures/store.ts";
import type { Source } from "./readSource.ts";
import type { ProductDraft } from "./shopify/Draft.ts";

/** Counts of the pictures that a file names by addresses elsewhere. */
export interface PictureCounts {
  fetched: number;
  /** Fetched by an earlier import. */
  existing: number;
  failed: number;
  /** Of many in batches the first ones. */
  missing: { url: string; reason: Reason }[];
}

const atOnce = 4;
const pictureName = /(^|_)(src|image|banner|poster)$/;
/** True for a property that holds a picture's address: `src` is also that of a video, beside its poster, and of captions. */
const holdsPicture = (name: string, owner: object): boolean =>
  pictureName.test(name) && !(name === "src" && ("poster" in owner || "language" in owner));
const isElsewhere = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\//i.test(value);

/**
 * Fetches and stores a source's pictures from other hosts, and returns the source with the shop's own addresses: pages
 * load no picture from another host. A product goes without a picture that cannot be fetched; the next import tries
 * again.
 */
export async function importPictures(
  db: Db,
  source: Source,
  limits: PictureLimits = defaultLimits,
  progress: (done: number, of: number) => void = () => {},
): Promise<{ source: Source; pictures: PictureCounts }> {
  const { ownAddresses, ...pictures } = await fetchPictures(db, listPictures(source), limits, progress);
  const missing = new Set(pictures.missing.map(({ url }) => url));
  const parts = { drafts: source.drafts, document: source.document };
  const { drafts, document } = mapPictures(parts, (url) => ownAddresses.get(url) ?? url);
  return {
    source: {
      ...source,
      drafts: drafts.map((row) => ({ ...row, value: draftWithout(row.value, missing) })),
      document: {
        ...document,
        products: document.products.map(
          (row): Row<Product> => ({ ...row, value: productWithout(row.value, missing) }),
        ),
      },
    },
    pictures,
  };
}

/** Fetches and stores pictures that the shop does not have; answers its own address of each. */
export async function fetchPictures(
  db: Db,
  urls: ReadonlySet<string>,
  limits: PictureLimits,
  progress: (done: number, of: number) => void = () => {},
): Promise<PictureCounts & { ownAddresses: ReadonlyMap<string, string> }> {
  const ownAddresses = await findSavedPictures(db, [...urls]);
  const existing = ownAddresses.size;
  const pending = [...urls].filter((url) => !ownAddresses.has(url));
  const missing = await fetchEach(
    pending,
    async (url) => {
      ownAddresses.set(url, await savePicture(db, url, await fetchPicture(url, limits)));
    },
    progress,
  );
  const fetched = ownAddresses.size - existing;
  return { ownAddresses, existing, fetched, failed: missing.length, missing };
}

/** Calls `fetchOne` with each address, several at once, and returns those it threw for, in their order. */
export async function fetchEach(
  urls: readonly string[],
  fetchOne: (url: string) => Promise<void>,
  progress: (done: number, of: number) => void,
): Promise<PictureCounts["missing"]> {
  const pending = [...urls];
  const reasons = new Map<string, Reason>();
  let done = 0;
  const work = async () => {
    for (let url = pending.shift(); url !== undefined; url = pending.shift()) {
      await fetchOne(url).catch((error: Error) =>
        reasons.set(
          url,
          error instanceof PictureError
            ? error.reason
            : createReason("connectionFailed", { message: error.message }),
        ),
      );
      progress(++done, urls.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return urls.flatMap((url) => {
    const reason = reasons.get(url);
    return reason === undefined ? [] : [{ url, reason }];
  });
}

/** The source with the shop's own addresses of pictures that it has already. */
export async function nameSavedPictures(db: Db, source: Source): Promise<Source> {
  const { drafts, document } = source;
  const urls = listPictures(source);
  const saved = await findSavedPictures(db, [...urls]);
  if (saved.size === 0) return source;
  return { ...source, ...mapPictures({ drafts, document }, (url) => saved.get(url) ?? url) };
}

/** Addresses of pictures elsewhere that a source names. */
export const listPictures = ({ drafts, document }: Pick<Source, "drafts" | "document">): Set<string> =>
  listAddresses({ drafts, document });

/** Addresses of pictures elsewhere that a value names. */
export function listAddresses(value: unknown, urls = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return urls;
  // Without a list of each object's properties: a document has a million of them, and others wait.
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value];
    if (isElsewhere(part) && holdsPicture(name, value)) urls.add(part);
    else listAddresses(part, urls);
  }
  return urls;
}

/** True when a source names pictures at addresses elsewhere. */
export const hasPictures = (source: Source): boolean => listPictures(source).size > 0;

/** The value with each picture's address that leads elsewhere replaced. */
export function mapPictures<T>(value: T, replace: (url: string) => string): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => mapPictures(part, replace)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      holdsPicture(name, value) && isElsewhere(part) ? replace(part) : mapPictures(part, replace),
    ]),
  ) as T;
}

const draftWithout = (draft: ProductDraft, missing: ReadonlySet<string>): ProductDraft => ({
  ...draft,
  // Two addresses may have led to one picture.
  images: draft.images?.filter(
    ({ src }, index, all) => !missing.has(src) && all.findIndex((image) => image.src === src) === index,
  ),
  variants: draft.variants.map((variant) =>
    typeof variant.image === "string" && missing.has(variant.image) ? { ...variant, image: null } : variant,
  ),
});

/** Rows are not checked yet, so nothing is taken for granted. */
function productWithout(product: Product, missing: ReadonlySet<string>): Product {
  if (missing.size === 0 || !Array.isArray(product?.images) || !Array.isArray(product.variants))
    return product;
  const gone = product.images.filter((image) => missing.has(image?.src));
  if (gone.length === 0) return product;
  const ids = new Set(gone.map(({ id }) => id));
  return {
    ...product,
    images: product.images.filter((image) => !gone.includes(image)),
    variants: product.variants.map((variant) =>
      typeof variant?.image_id === "number" && ids.has(variant.image_id)
        ? { ...variant, image_id: null }
        : variant,
    ),
  };
}

const mostNamed = 20;

/** An address with a line break in it must not write a line of its own. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

/** The merchant's report of the fetched pictures; undefined when there were none. */
export function reportPictures({ fetched, existing, failed, missing }: PictureCounts): string[] {
  if (fetched + existing + failed === 0) return [];
  const named = missing.slice(0, mostNamed);
  const more = failed - named.length;
  return [
    `pictures: ${fetched} fetched, ${existing} known already, ${failed} could not be fetched`,
    ...named.map(({ url, reason }) => `  ${onOneLine(url)}: ${onOneLine(formatReason(reason, "en"))}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
