import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { diffDocuments } from "./diffDocuments.ts";
import { getLevel, KINDS } from "./kinds.ts";

const CONTRACT = `
paths:
  /products/{id}:
    get:
      operationId: getProduct
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
        - { name: language, in: query, schema: { type: string, enum: [en, fr] } }
      responses:
        '200':
          headers: { x-total: { required: true, schema: { type: integer } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Product' } } }
      x-errors: [productGone]
  /orders:
    post:
      operationId: submitOrder
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses: { '201': {} }
      x-errors: []
components:
  schemas:
    Product:
      type: object
      required: [id, price]
      properties:
        id: { type: integer }
        price: { type: number, minimum: 0 }
        title: { type: [string, 'null'] }
        kind: { type: string, enum: [toy, gear] }
        made: { type: string, format: date }
        parts: { type: array, items: { $ref: '#/components/schemas/Product' } }
    Order:
      type: object
      required: [email]
      properties:
        email: { type: string, format: email, maxLength: 254 }
        note: { type: string }
        payment: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Wallet' }] }
    Card: { type: object, properties: { number: { type: string } } }
    Wallet: { type: object, properties: { id: { type: string } } }
    Join: { x-form: true, type: object, required: [name], properties: { name: { type: string } } }
    ProductGone: { type: object, properties: { value: { type: 'null' } }, x-error: { reference: productGone, status: 404 } }
`;

/** The contract with one text replaced by another. */
const changed = (from: string, to: string): OpenApiDocument => {
  expect(CONTRACT).toContain(from);
  return parse(CONTRACT.replace(from, to)) as OpenApiDocument;
};

const before = parse(CONTRACT) as OpenApiDocument;
const listChanges = (after: OpenApiDocument, from = before) =>
  diffDocuments(from, after).map(({ kind, where }) => `${kind} ${where}`);

describe("diffDocuments", () => {
  it("has nothing to say of the same contract", () => expect(diffDocuments(before, before)).toEqual([]));

  it.each<[string, string, string[]]>([
    [
      "operationId: getProduct",
      "operationId: showProduct",
      ["operationRemoved getProduct", "operationAdded showProduct"],
    ],
    ["/products/{id}:", "/goods/{id}:", ["operationMoved getProduct"]],
    ["    get:", "    put:", ["operationMoved getProduct"]],
    ["x-errors: [productGone]", "x-errors: []", ["errorRemoved getProduct"]],
    ["x-errors: []", "x-errors: [productGone]", ["errorAdded submitOrder"]],
    ["status: 404", "status: 410", ["errorStatusChanged ProductGone"]],
    [
      "value: { type: 'null' }",
      "value: { type: integer }",
      ["receivedNarrowed ProductGone (received).value", "receivedWidened ProductGone (received).value"],
    ],
    [
      "name: language, in: query, schema",
      "name: language, in: query, required: true, schema",
      ["parameterRequired getProduct query language"],
    ],
    [
      "name: language",
      "name: tongue",
      ["parameterRemoved getProduct query language", "parameterAdded getProduct query tongue"],
    ],
    ["enum: [en, fr]", "enum: [en]", ["sentNarrowed getProduct query language"]],
    ["enum: [en, fr]", "enum: [en, fr, es]", ["sentWidened getProduct query language"]],
    ["type: integer, minimum: 1 }", "type: integer, minimum: 2 }", ["sentNarrowed getProduct path id"]],
    ["type: integer, minimum: 1 }", "type: number, minimum: 1 }", ["sentWidened getProduct path id"]],
    ["'201': {}", "'200': {}", ["statusRemoved submitOrder 201", "statusAdded submitOrder 200"]],
    ["x-total: { required: true", "x-total: { required: false", ["headerOptional getProduct 200 x-total"]],
    ["x-total:", "x-count:", ["headerRemoved getProduct 200 x-total", "headerAdded getProduct 200 x-count"]],
    [
      "name: Idempotency-Key",
      "name: Key",
      [
        "keyRemoved submitOrder",
        "parameterRemoved submitOrder header idempotency-key",
        "parameterAdded submitOrder header key",
      ],
    ],
    ["requestBody: { required: true", "requestBody: { required: false", ["bodyOptional submitOrder"]],
    [
      "application/json: { schema: { $ref: '#/components/schemas/Product' } }",
      "text/csv: { schema: { type: string } }",
      ["receivedFieldRemoved getProduct 200", "receivedFieldAdded getProduct 200"],
    ],
    ["'201': {}", "'201': { content: { application/pdf: {} } }", ["receivedFieldAdded submitOrder 201"]],
    // Schemas of answers.
    ["required: [id, price]", "required: [id]", ["receivedFieldOptional Product (received).price"]],
    [
      "required: [id, price]",
      "required: [id, price, title]",
      ["receivedFieldRequired Product (received).title"],
    ],
    [
      "        made:",
      "        born:",
      ["receivedFieldRemoved Product (received).made", "receivedFieldAdded Product (received).born"],
    ],
    [
      "price: { type: number,",
      "price: { type: [number, 'null'],",
      ["receivedWidened Product (received).price"],
    ],
    ["price: { type: number,", "price: { type: integer,", ["receivedNarrowed Product (received).price"]],
    [
      "title: { type: [string, 'null'] }",
      "title: { type: string }",
      ["receivedNarrowed Product (received).title"],
    ],
    ["enum: [toy, gear]", "enum: [toy, gear, card]", ["receivedWidened Product (received).kind"]],
    ["enum: [toy, gear]", "enum: [toy]", ["receivedNarrowed Product (received).kind"]],
    [
      "made: { type: string, format: date }",
      "made: { type: string }",
      ["receivedWidened Product (received).made"],
    ],
    [
      "price: { type: number, minimum: 0 }",
      "price: { type: number }",
      ["receivedBoundChanged Product (received).price"],
    ],
    [
      "price: { type: number, minimum: 0 }",
      "price: { type: number, format: decimal, minimum: 0 }",
      ["textsChanged contract"],
    ],
    ["note: { type: string }", "note: { type: string, format: password }", ["textsChanged contract"]],
    // Schemas of requests.
    ["required: [email]", "required: [email, note]", ["sentFieldRequired Order (sent).note"]],
    ["required: [email]", "required: []", ["sentFieldOptional Order (sent).email"]],
    ["        note: { type: string }\n", "", ["sentFieldRemoved Order (sent).note"]],
    [
      "note: { type: string }",
      "note: { type: string }\n        gift: { type: boolean }",
      ["sentFieldAdded Order (sent).gift"],
    ],
    ["maxLength: 254", "maxLength: 100", ["sentNarrowed Order (sent).email"]],
    ["maxLength: 254", "maxLength: 300", ["sentWidened Order (sent).email"]],
    ["format: email, maxLength", "maxLength", ["sentWidened Order (sent).email"]],
    ["note: { type: string }", "note: { type: string, pattern: a }", ["sentNarrowed Order (sent).note"]],
    ["note: { type: string }", "note: { type: [string, 'null'] }", ["sentWidened Order (sent).note"]],
    [", { $ref: '#/components/schemas/Wallet' }", "", ["sentNarrowed Order (sent).payment"]],
    ["number: { type: string }", "number: { type: [string, integer] }", ["sentWidened Card (sent).number"]],
    // Schemas that no operation carries.
    [
      "name: { type: string } } }",
      "name: { type: string, minLength: 1 } } }",
      ["sentNarrowed Join (sent).name"],
    ],
    ["    Join:", "    Enter:", ["entityRemoved Join", "entityAdded Enter"]],
    // Words.
    ["title: { type:", "title: { description: Its name., type:", ["textsChanged contract"]],
  ])("%j → %j", (from, to, kinds) =>
    expect(listChanges(changed(from, to)).sort()).toEqual([...kinds].sort()),
  );

  it.each<[before: string, after: string, string[]]>([
    ["", "[]", ["merchantKeyRequired getProduct"]],
    ["[orders:read]", "", ["merchantKeyDropped getProduct"]],
    ["[orders:read]", "[stock:read]", ["scopeRequired getProduct", "scopeDropped getProduct"]],
    ["[orders:read]", "[orders:read]", []],
  ])("takes a key's scopes from %j to %j for what they ask of its owner", (from, to, kinds) => {
    const document = (scopes: string) =>
      changed(
        "operationId: getProduct",
        `operationId: getProduct${scopes && `\n      security: [{ clientToken: [], merchantKey: ${scopes} }]`}`,
      );
    expect(listChanges(document(to), document(from))).toEqual(kinds);
  });

  it("takes a response split into forms that each fit the one it was for narrower, and no other", () => {
    const title = "title: { type: [string, 'null'] }";
    const split = (other: string) =>
      changed(title, `title: { oneOf: [{ type: string }, { type: ${other} }] }`);
    expect(listChanges(split("[string, 'null']"))).toEqual(["receivedNarrowed Product (received).title"]);
    expect(listChanges(split("integer"))).toContain("receivedWidened Product (received).title");
  });

  it("takes the fields of several parts for those of one object", () => {
    const whole = "Card: { type: object, properties: { number: { type: string } } }";
    const number = "{ type: object, properties: { number: { type: string } } }";
    expect(listChanges(changed(whole, `Card: { allOf: [${number}, { type: object }] }`))).toEqual([
      "textsChanged contract",
    ]);
    const more = "{ type: object, required: [code], properties: { code: { type: string } } }";
    expect(listChanges(changed(whole, `Card: { allOf: [${number}, ${more}] }`))).toEqual([
      "sentFieldRequired Card (sent).code",
    ]);
  });

  it("compares a schema that holds itself, and null written either way", () => {
    const changedDocument = changed(
      "title: { type: [string, 'null'] }",
      "title: { oneOf: [{ type: string }, { type: 'null' }] }",
    );
    expect(listChanges(changedDocument)).toEqual(["textsChanged contract"]);
  });

  it("takes what breaks a sender or a receiver for breaking, and nothing else", () => {
    const breaking = Object.keys(KINDS).filter(
      (kind) => getLevel({ kind: kind as keyof typeof KINDS, where: "", detail: "" }) === "breaking",
    );
    for (const kind of breaking)
      expect(kind).toMatch(
        /Removed|Moved|Required|Optional|sentNarrowed|receivedWidened|StatusChanged|statusAdded/,
      );
    for (const kind of [
      "sentWidened",
      "sentFieldAdded",
      "receivedNarrowed",
      "receivedFieldAdded",
      "errorAdded",
      "errorRemoved",
    ] as const)
      expect(KINDS[kind][0]).toBe("added");
  });
});
