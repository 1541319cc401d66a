import { byCaller, type Contract, follow, type Operation } from "../contract.ts";
import { groupCall, listGroups } from "../groupCall.ts";
import type { Schema } from "../schema.ts";
import { bodyType, needsQuery, typeName } from "./client.ts";
import { groupComment } from "./clientComment.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** The calls of each client by group: a constant for each group, so that a page pays for those it names, and the type of each call. */
export function emitGroups(contract: Contract): Files {
  const { shop, merchant } = byCaller(contract.operations);
  return [
    ["sdk/src/generated/calls/groups.ts", writeGroups(contract, shop)],
    ["sdk/src/generated/calls/merchantGroups.ts", writeGroups(contract, merchant)],
  ];
}

function writeGroups(contract: Contract, operations: readonly Operation[]): string {
  const groups = listGroups(operations);
  const parts = groups.map(([group, operations]) => {
    const rows = operations.map((operation) => {
      const { name, places } = groupCall(operation);
      return `  ${name}: ${JSON.stringify([operation.id, ...places].join(" "))},\n`;
    });
    const functions = operations.map(
      (operation) => `${groupComment(contract, operation)}  ${signature(contract, operation)};\n`,
    );
    const queries = operations.filter((operation) => groupCall(operation).places.includes("query"));
    return `${queries.map(queryType).join("")}/** \`${group}\` by the names of their calls: the operation, and what is passed in order. */
export const ${group} = {
${rows.join("")}} as const;

export interface ${interfaceName(group)} {
${functions.join("\n")}}
`;
  });
  return `${HEADER}import type { IdempotentRequestOptions, RequestOptions, RequestResult } from "../../requestOptions.ts";
import type * as client from "../Client.ts";
import type * as types from "../types.ts";

${parts.join("\n")}
/** Every group by name. */
export const groups = { ${groups.map(([group]) => group).join(", ")} };

/** The calls of every group. */
export interface Groups {
${groups.map(([group]) => `  readonly ${group}: ${interfaceName(group)};\n`).join("")}}
`;
}

const PLAIN: Record<string, string> = { integer: "number", number: "number", string: "string" };

const interfaceName = (group: string): string => `${group[0]?.toUpperCase()}${group.slice(1)}Calls`;

/** A name of its own, because editors show the type as it is written. */
const queryType = ({ id }: Operation): string => `/** The query of \`${id}\`. */
export type ${typeName({ id })}Query = NonNullable<types.operations["${id}"]["parameters"]["query"]>;
`;

function signature({ document }: Contract, operation: Operation): string {
  const { id, idempotent, body, parameters } = operation;
  const { name, places } = groupCall(operation);
  const named = typeName(operation);
  const args = places.map((place) => {
    if (place === "body")
      return `body${body?.required ? "" : "?"}: ${bodyType(operation)}${body?.required ? "" : " | undefined"}`;
    if (place === "query")
      return needsQuery(operation) ? `query: ${named}Query` : `query?: ${named}Query | undefined`;
    const schema = follow<Schema>(document, parameters.find(({ name }) => name === place)?.schema ?? {});
    const isPlain = schema.enum === undefined && schema.const === undefined;
    const plain = isPlain ? PLAIN[String(schema.type)] : undefined;
    return `${place}: ${plain ?? `types.operations["${id}"]["parameters"]["path"]["${place}"]`}`;
  });
  const options = `options?: ${idempotent ? "IdempotentRequestOptions" : "RequestOptions"}`;
  return `${name}(${[...args, options].join(", ")}): Promise<RequestResult<client.${named}Data, client.${named}Error>>`;
}
