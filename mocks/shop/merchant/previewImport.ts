import { presentPreview } from "@velours/sdk/import";
import type { Handler } from "../Handler.ts";
import { readImport } from "./imports/readImport.ts";

/** The changes that a file would make to the session's shop; nothing is written. */
export const previewImport: Handler<"previewImport"> = async ({ body }, context) => {
  const read = await readImport(context, body);
  return "status" in read ? read : { status: 200, body: presentPreview(read, context.language) };
};
