import { formatDocument } from "@velours/sdk/import";
import type { Handler } from "../Handler.ts";
import { fileResponse } from "./fileResponse.ts";
import { importedParts, readStored } from "./imports/parts.ts";

/** The parts of the session's shop that an import of it takes, without gift cards: their codes are money. */
export const exportShop: Handler<"exportShop"> = async (_, { session }) => {
  const lines: string[] = [];
  const parts = importedParts.filter((part) => part !== "giftCards");
  for await (const line of formatDocument(parts, (part) => readStored(session, part))) lines.push(line);
  return fileResponse("shop.json", lines.join(""));
};
