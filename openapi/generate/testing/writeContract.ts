import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Contract, readContract } from "../contract.ts";

/** The smallest contract there is: one operation, one entity, two errors. */
const SMALL: Record<string, string> = {
  "openapi.yaml": `
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
tags: [{ name: catalogue, description: Products. }]
paths:
  /products/{id}:
    get: { $ref: paths/catalogue/getProduct.yaml }
x-errors-everywhere: [internalError]
x-headers-everywhere: { x-session-validation: { $ref: shared/headers/Session.yaml } }
`,
  "shared/headers/Session.yaml": "description: Revision.\nschema: { type: string, examples: [r1] }\n",
  "paths/catalogue/getProduct.yaml": `
operationId: getProduct
tags: [catalogue]
summary: Get a product
parameters: [{ name: id, in: path, required: true, description: Its id., schema: { type: integer, examples: [1] } }]
responses:
  '200':
    description: The product.
    content:
      application/json:
        schema: { $ref: ../../schemas/catalogue/Product.yaml }
        examples: { halo: { value: { id: 1, parts: [{ id: 2 }] } } }
x-errors: [productGone]
`,
  "schemas/catalogue/Product.yaml": `
type: object
description: A product, perhaps made of others.
required: [id]
properties:
  id: { type: integer, description: Its number., examples: [1] }
  parts: { type: array, description: What it is made of., items: { $ref: Product.yaml } }
  values: { $ref: MessageValues.yaml }
`,
  "schemas/catalogue/MessageValues.yaml": `
type: object
description: Values of a message's placeholders.
additionalProperties: { type: [string, number], description: A value. }
examples: [{ title: Halo }]
`,
  "errors/productGone.yaml": `
reference: productGone
status: 404
retry: false
summary: Not sold any more.
when: It was taken off sale.
do: Show the message.
value: { $ref: ../schemas/catalogue/Product.yaml }
example: { id: 1 }
messages:
  - { en: "{title} is gone", fr: "{title} a disparu", example: { title: Halo } }
`,
  "errors/internalError.yaml": `
reference: internalError
status: 500
retry: true
summary: A mistake.
when: Something unforeseen.
do: Try again.
example: null
messages: [{ en: Something went wrong, fr: Une erreur est survenue }]
`,
};

/** The small contract with some files replaced or added, read as the real one is. */
export async function writeContract(
  files: Record<string, string> = {},
): Promise<{ contract: Contract; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  for (const [path, text] of Object.entries({ ...SMALL, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { contract: await readContract(folder), folder };
}
