import { existsSync, readFileSync } from "node:fs";
import { writeResponse } from "./api/writeResponse.ts";
import type { Sessions } from "./session/Sessions.ts";

const folder = [
  new URL("./assets/img/", import.meta.url),
  new URL("../web/public/assets/img/", import.meta.url),
].find((path) => existsSync(path));

const types = { svg: "image/svg+xml", png: "image/png" };

/** A picture that the demo shop names, at that address; undefined where there is none. */
export function answerPicture(pathname: string): Response | undefined {
  const [, name, ending] = /^\/assets\/img\/((?:[\w-]+\/)*[\w-]+\.(svg|png))$/.exec(pathname) ?? [];
  const file = folder && name && new URL(name, folder);
  if (!file || !existsSync(file)) return undefined;
  return writeResponse({
    status: 200,
    body: readFileSync(file),
    headers: {
      "content-type": types[ending as keyof typeof types],
      // A canvas of another origin may draw it.
      "access-control-allow-origin": "*",
    },
  });
}

/** A picture that a desk keeps; pages ask for smaller ones by a suffix, and get the picture itself. */
export function answerKeptPicture(pathname: string, { pictures }: Sessions): Response | undefined {
  const kept = pictures.get(pathname.replace(/_x\d{1,4}(?=\.\w+$)/, ""));
  return (
    kept &&
    writeResponse({
      status: 200,
      body: Buffer.from(kept.data, "base64"),
      headers: { "content-type": kept.type, "access-control-allow-origin": "*" },
    })
  );
}
