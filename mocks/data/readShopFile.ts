import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { dataNames, type ShopSource, toSource } from "./openShop.ts";

/** Reads a JSON file in the form of the shop's import, which may also have `members` and `demo`. Throws an Error with a sentence. */
export function readShopFile(path: string): ShopSource {
  const file = basename(path);
  const data = parse(file, readFileSync(path, "utf8"));
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new TypeError(`${file} must be an object with any of: ${dataNames.join(", ")}.`);
  return { ...toSource(data), file: `members of ${file}` };
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new TypeError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
