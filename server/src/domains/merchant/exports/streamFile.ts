import type { Readable } from "node:stream";

/** A file that is sent while it is made. */
export const streamFile = <Type extends string = "application/octet-stream">(
  name: string,
  body: Readable,
  type = "application/octet-stream" as Type,
) => ({
  status: 200 as const,
  headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  body,
});
