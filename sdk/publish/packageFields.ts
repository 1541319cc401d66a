import { readFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../src/generated/package/version.ts";

const contract = JSON.parse(readFileSync(join(import.meta.dirname, "../src/generated/openapi.json"), "utf8"));

/** Fields of every published manifest: the packages are made of one contract. */
export const packageFields = {
  version,
  license: "MIT",
  homepage: contract.externalDocs.url as string,
  bugs: { email: contract.info.contact.email as string },
  type: "module",
};

export const keywords = ["velours", "ecommerce", "shop", "storefront", "openapi"];
