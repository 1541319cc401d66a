import type { Contract } from "../contract.ts";
import type { Files } from "./Files.ts";
import { publishedDocument } from "./publishedDocument.ts";

/** The contract in one document, its errors written out: what is published, linted and mocked. */
export function emitDocument({ document }: Contract): Files {
  const text = JSON.stringify(publishedDocument(document), null, 1);
  return [
    [
      "sdk/src/generated/openapi.json",
      `${text.replace("{", '{ "x-generated": "from openapi/ by `npm run generate`; do not edit",')}\n`,
    ],
  ];
}
