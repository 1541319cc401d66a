import type { Contract, Operation } from "../../generate/contract.ts";
import type { Block, Page } from "../Page.ts";
import { errorTable } from "./errorTable.ts";

export interface Domain {
  name: string;
  description: string;
  operations: Operation[];
  schemas: string[];
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function domainPage({ name, description, operations, schemas }: Domain): Page {
  return {
    path: `domains/${name}`,
    kind: "domain",
    title: capital(name),
    summary: description,
    trail: [{ title: "Operations", path: "operations/index" }],
    blocks: [
      { kind: "prose", markdown: description },
      ...(operations.length > 0 ? [operationTable(operations)] : []),
      ...(schemas.length > 0
        ? [
            { kind: "heading" as const, level: 2 as const, text: "Schemas" },
            { kind: "prose" as const, markdown: schemaLinks(schemas) },
          ]
        : []),
    ],
  };
}

export function operationsList(domains: Domain[]): Page {
  return {
    path: "operations/index",
    kind: "list",
    title: "Operations",
    summary: "Every request of the shop, by domain.",
    blocks: domains
      .filter(({ operations }) => operations.length > 0)
      .flatMap(({ name, description, operations }): Block[] => [
        { kind: "heading", level: 2, text: capital(name) },
        { kind: "prose", markdown: description },
        operationTable(operations),
      ]),
  };
}

function operationTable(operations: Operation[]): Block {
  return {
    kind: "table",
    head: ["Operation", "Request", "What it does"],
    rows: operations.map(({ id, method, path, object }) => [
      `[\`${id}\`](/operations/${id})`,
      `\`${method.toUpperCase()} ${path}\``,
      object.summary ?? "",
    ]),
  };
}

export function errorsList({ document, errors }: Contract): Page {
  const everywhere = new Set(document["x-errors-everywhere"]);
  return {
    path: "errors/index",
    kind: "list",
    title: "Errors",
    summary: "The closed list of error references: what each means, and what to do.",
    blocks: [
      {
        kind: "prose",
        markdown:
          "An error is `{ reference, message, value }`. Compare `reference`: it is stable, the list is closed, and each operation names the ones it may answer. [The guide](/guides/errors) says how to handle them.",
      },
      { kind: "heading", level: 2, text: "What every operation may answer" },
      errorTable(errors.filter(({ reference }) => everywhere.has(reference))),
      { kind: "heading", level: 2, text: "What some operations answer" },
      errorTable(errors.filter(({ reference }) => !everywhere.has(reference))),
    ],
  };
}

export function schemasList({ document }: Contract, domains: Domain[], shared: string[]): Page {
  const groups = [
    ...domains.map(({ name, schemas }) => ({ name, schemas })),
    { name: "everywhere", schemas: shared },
  ];
  return {
    path: "schemas/index",
    kind: "list",
    title: "Schemas",
    summary: "Every object the contract names, by domain.",
    blocks: groups
      .filter(({ schemas }) => schemas.length > 0)
      .flatMap(({ name, schemas }): Block[] => [
        { kind: "heading", level: 2, text: capital(name) },
        {
          kind: "table",
          head: ["Schema", "What it is"],
          rows: schemas.map((schema) => [
            `[\`${schema}\`](/schemas/${schema})`,
            (document.components.schemas[schema]?.description ?? "").replace(/\s+/g, " "),
          ]),
        },
      ]),
  };
}

const schemaLinks = (names: string[]): string =>
  names.map((name) => `[\`${name}\`](/schemas/${name})`).join(" · ");
