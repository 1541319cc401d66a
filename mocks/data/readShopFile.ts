import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createReason, ImportError, readJson } from "@velours/sdk/import";
import type { ShopSource } from "./openShop.ts";

/** Reads a JSON file in the form of the shop's import, which may also have `members` and `demo`. Throws an Error with a sentence. */
export function readShopFile(path: string): ShopSource {
  const file = basename(path);
  const text = readFileSync(path, "utf8");
  const document = readJson(file, text, ["members", "demo"]);
  const { members = [], demo } = JSON.parse(text.replace(/^\uFEFF/, ""));
  if (!Array.isArray(members)) throw new ImportError(createReason("partNotList", { file, name: "members" }));
  return { document, members, demo, file: `members of ${file}` };
}
