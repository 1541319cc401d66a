import { existsSync, readFileSync } from "node:fs";
import { writeResponse } from "./api/writeResponse.ts";

const folder = [
  new URL("./assets/img/products/", import.meta.url),
  new URL("../web/public/assets/img/products/", import.meta.url),
].find((path) => existsSync(path));

/** A picture of a demo product, at the address the product names; undefined where there is none. */
export function answerPicture(pathname: string): Response | undefined {
  const name = /^\/assets\/img\/products\/([\w-]+\.svg)$/.exec(pathname)?.[1];
  const file = folder && name && new URL(name, folder);
  if (!file || !existsSync(file)) return undefined;
  return writeResponse({
    status: 200,
    body: readFileSync(file, "utf8"),
    headers: { "content-type": "image/svg+xml" },
  });
}
