import { formatDocument } from "@velours/sdk/import";
import type { Handler } from "../Handler.ts";
import { fileResponse } from "./fileResponse.ts";
import { importedParts, readStored } from "./imports/parts.ts";

/** The parts of the session's shop that an import of it takes. */
export const exportShop: Handler<"exportShop"> = async (_, { session }) => {
  const lines: string[] = [];
  for await (const line of formatDocument(importedParts, (part) => readStored(session, part)))
    lines.push(line);
  return fileResponse("shop.json", lines.join(""));
};
