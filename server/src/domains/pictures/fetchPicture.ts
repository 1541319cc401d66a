import { createReason } from "@velours/sdk/import";
import { pictureType } from "@velours/sdk/shop";
import { ForbiddenHostError, type IsAllowed } from "../../platform/http/guardedLookup.ts";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import { openResponse } from "../../platform/http/openResponse.ts";
import { PictureError } from "./PictureError.ts";

export interface PictureLimits {
  bytes: number;
  /** Of the whole picture, all redirects together. */
  milliseconds: number;
  redirects: number;
  isAllowed: IsAllowed;
}

export const defaultLimits: PictureLimits = {
  bytes: 10 * 2 ** 20,
  milliseconds: 20_000,
  redirects: 3,
  isAllowed: isPublicAddress,
};

export interface FetchedPicture {
  bytes: Buffer;
  type: string;
  extension: string;
}

/** Fetches a picture. Throws a PictureError. */
export async function fetchPicture(address: string, limits = defaultLimits): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const bytes = await fetchBytes(new URL(address), limits, limits.redirects, signal);
    const type = pictureType(bytes);
    if (type === undefined) throw new PictureError(createReason("noPicture"));
    return { bytes, ...type };
  } catch (error) {
    if (signal.aborted)
      throw new PictureError(createReason("pictureTooSlow", { seconds: limits.milliseconds / 1000 }));
    throw toPictureError(error);
  }
}

function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  return new PictureError(
    error instanceof ForbiddenHostError
      ? createReason("hostInsideNetwork", { host: error.host })
      : createReason("connectionFailed", { message: (error as Error).message }),
    { cause: error },
  );
}

async function fetchBytes(
  url: URL,
  limits: PictureLimits,
  redirects: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (!/^https?:$/.test(url.protocol))
    throw new PictureError(createReason("pictureProtocol", { protocol: url.protocol }));
  const { isAllowed } = limits;
  const response = await openResponse(url, { isAllowed, signal, headers: { accept: "image/*" } });
  const status = response.statusCode ?? 0;
  const { location } = response.headers;
  if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) {
    response.destroy();
    if (redirects === 0) throw new PictureError(createReason("tooManyRedirects", { most: limits.redirects }));
    const next = URL.parse(location, url);
    if (next === null) throw new PictureError(createReason("redirectToNowhere"));
    return fetchBytes(next, limits, redirects - 1, signal);
  }
  if (status !== 200) {
    response.destroy();
    throw new PictureError(createReason("pictureStatus", { status }));
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    // Content-Length is not trusted.
    if (size > limits.bytes) throw new PictureError(createReason("pictureTooLarge", { bytes: limits.bytes }));
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
