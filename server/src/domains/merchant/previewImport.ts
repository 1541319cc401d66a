import { presentPreview } from "@velours/sdk/import";
import type { Handler } from "../../platform/contract.ts";
import { readImport, refusingBad } from "./imports/readImport.ts";

/** The changes that a file would make; nothing is written. */
export const previewImport: Handler<"previewImport"> = ({ body }, context) =>
  refusingBad(context, async () => ({
    status: 200,
    body: presentPreview(await readImport(context, body), context.language),
  }));
