import { describe, expect, it } from "vitest";
import { checkDeprecation } from "./lint/checkDeprecation.ts";
import { checkErrors } from "./lint/checkErrors.ts";
import { checkExamples } from "./lint/checkExamples.ts";
import { checkExtensions } from "./lint/checkExtensions.ts";
import { checkFields } from "./lint/checkFields.ts";
import { checkNames } from "./lint/checkNames.ts";
import { checkOperations } from "./lint/checkOperations.ts";
import { checkSchemas } from "./lint/checkSchemas.ts";
import { writeContract } from "./testing/writeContract.ts";

async function findings(files: Record<string, string> = {}): Promise<string> {
  const { contract, folder } = await writeContract(files);
  return [
    ...checkNames(contract, folder),
    ...checkOperations(contract, folder),
    ...checkErrors(contract, folder),
    ...checkDeprecation(contract),
    ...checkSchemas(contract),
    ...checkFields(contract),
    ...checkExamples(contract),
    ...checkExtensions(contract, folder),
  ]
    .map(({ where, message }) => `${where}: ${message}`)
    .join("\n");
}

const operation = (id: string, rest = "") =>
  `{ operationId: ${id}, tags: [catalogue], parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: Ok. } }, x-errors: [productGone] ${rest} }`;
const error = (changes: object) =>
  JSON.stringify({
    reference: "productGone",
    status: 404,
    retry: false,
    summary: "s",
    when: "w",
    do: "d",
    messages: [{ en: "Gone", fr: "Parti" }],
    ...changes,
  });

/** Files of the contract with a change. */
const product = (properties: string) => ({
  "schemas/catalogue/Product.yaml": `type: object\nproperties: { ${properties} }`,
});
const gone = (changes: object) => ({ "errors/productGone.yaml": error(changes) });
const getProduct = (rest: string) => ({
  "paths/catalogue/getProduct.yaml": operation("getProduct", rest),
});
const noNames = { "names.yaml": "fixed: []\nkept: []\nepochs: []\n" };

describe("the house's rules for the contract", () => {
  it("has nothing to say about a contract that keeps them", async () => {
    expect(await findings()).toBe("");
  });

  it.each([
    [
      "another name than its file",
      { "paths/catalogue/getProduct.yaml": operation("getThing") },
      'operationId is "getThing": give file and operation one name.',
    ],
    [
      "a verb of its own",
      { "paths/catalogue/getProduct.yaml": operation("fetchProduct") },
      '"fetch" is not a verb of this contract. Choose one of: get (one thing by its id)',
    ],
    [
      "a tag that is not its folder",
      { "paths/catalogue/getProduct.yaml": operation("getProduct").replace("[catalogue]", "[shop]") },
      "an operation has one tag, its folder's name [catalogue].",
    ],
    [
      "a name with underscores that no document fixes",
      {
        ...noNames,
        ...product("sold_out: { type: boolean, description: d, examples: [true] }"),
      },
      '"sold_out" is not camelCase',
    ],
    [
      "two spellings of one name",
      {
        "names.yaml": "fixed: []\nkept: [sold_out]\nepochs: []\n",
        ...product("soldOut: { type: boolean }, sold_out: { type: boolean }"),
      },
      '"sold_out" is "soldOut" elsewhere',
    ],
    [
      "a moment as a number",
      {
        ...noNames,
        ...product("until: { type: integer, description: In epoch seconds. }"),
      },
      "until is a moment as a number",
    ],
    [
      "a listed name that is gone",
      { "names.yaml": "fixed: [sold_out]\nkept: []\nepochs: []\n" },
      'nothing is called "sold_out" any more',
    ],
    [
      "something deprecated without an end",
      getProduct(", deprecated: true, x-deprecated-since: '2026-11-27'"),
      "getProduct: it is deprecated: say since when and until when",
    ],
    [
      "an end of something that is not deprecated",
      getProduct(", x-sunset: '2027-05-31'"),
      "getProduct: x-deprecated-since and x-sunset say when something goes",
    ],
    [
      "an end in less than six months",
      getProduct(", deprecated: true, x-deprecated-since: '2026-11-27', x-sunset: '2027-05-01'"),
      "getProduct: x-sunset is less than 183 days after x-deprecated-since",
    ],
    [
      "a required parameter that is deprecated",
      {
        "paths/catalogue/getProduct.yaml": operation("getProduct").replace(
          "required: true",
          "required: true, deprecated: true, x-deprecated-since: '2026-11-27', x-sunset: '2027-06-01'",
        ),
      },
      "getProduct id: it is required",
    ],
    [
      "a file no path refers to",
      { "paths/catalogue/listProducts.yaml": operation("listProducts") },
      "no path of openapi.yaml refers to this file",
    ],
    ["an error without French", gone({ messages: [{ en: "Gone" }] }), "write en and fr."],
    ["an error without example", gone({ value: { type: "number" } }), "example is missing"],
    ["an unusual status", gone({ status: 418 }), "status is 418"],
    [
      "placeholders that differ",
      gone({ messages: [{ en: "{a}", fr: "{b}", example: { a: 1 } }] }),
      "do not have the same placeholders",
    ],
    ["a placeholder without a value", gone({ messages: [{ en: "{a}", fr: "{a}" }] }), "no value for {a}"],
    [
      "an error no operation answers",
      { "errors/productLost.yaml": error({ reference: "productLost" }) },
      "no operation may answer it",
    ],
    [
      "a field without description",
      product("id: { type: integer }"),
      "Product/properties/id: has no description",
    ],
    [
      "a field without example",
      product("id: { type: integer, description: d }"),
      "Product/properties/id: has no example",
    ],
    [
      "a field that may be null for no reason given",
      product("sku: { oneOf: [{ type: string }, { type: 'null' }], description: d, examples: [a] }"),
      "Product/properties/sku: may be null: say in its description what null means.",
    ],
    [
      "a number without a unit",
      product("price: { type: number, description: What it costs., examples: [9] }"),
      "Product/properties/price: is a number without a unit",
    ],
    [
      "money that programs would read as a binary fraction",
      product("price: { type: number, description: In dollars., examples: [9.5] }"),
      "Product/properties/price: is money: say so to programs with `format: decimal`.",
    ],
    [
      "a password that programs would show",
      product("password: { type: string, description: The new one., examples: [a] }"),
      "Product/properties/password: is secret: say so to programs with `format: password`.",
    ],
    [
      "a rule's text in one language",
      {
        "schemas/catalogue/Product.yaml":
          "type: object\nx-rule: { name: passwordsMatch, messages: { title: { match: { en: a } } } }",
      },
      "x-rule.title.match lacks a language",
    ],
    [
      "a variant no example shows",
      { "schemas/catalogue/Product.yaml": "oneOf: [{ type: object }, { type: string }]" },
      "getProduct 200: no example shows variant 2",
    ],
    [
      "an unexplained extension",
      {
        "README.md": "| `x-errors` | operation | … |\n",
        "schemas/catalogue/Product.yaml": "type: object\nx-colour: red",
      },
      "schemas/catalogue/Product.yaml: x-colour is not explained",
    ],
    [
      "an explanation of nothing",
      { "README.md": "| `x-errors` | operation | … |\n| `x-colour` | anywhere | … |\n" },
      "x-colour is explained but used nowhere",
    ],
    [
      "an example that breaks its schema",
      {
        "schemas/catalogue/Product.yaml":
          "type: object\nrequired: [title]\nproperties: { title: { type: string, description: t, examples: [7] } }",
      },
      "getProduct 200, example halo: the example breaks its schema at its root: must have required property 'title'.",
    ],
    [
      "a field's example that breaks it",
      product("title: { type: string, description: t, examples: [7] }"),
      "Product/properties/title: the example breaks its schema",
    ],
    [
      "a text for a rule that is not there",
      product("title: { type: string, description: t, x-messages: { pattern: { en: a, fr: b } } }"),
      "x-messages.pattern speaks of a rule the schema does not have",
    ],
    [
      "a required text that '' slips past",
      {
        "schemas/catalogue/Product.yaml":
          "type: object\nrequired: [title]\nproperties: { title: { type: string, description: t, x-messages: { required: { en: a, fr: b } } } }",
      },
      "lets '' pass: add minLength: 1",
    ],
  ])("objects to %s", async (_, files, message) => {
    expect(await findings(files as unknown as Record<string, string>)).toContain(message);
  });
});
