import type { Contract } from "../contract.ts";
import type { Files } from "./all.ts";
import { HEADER } from "./header.ts";

/** One short name for each object of the contract. */
export function emitEntities({ document, errors }: Contract): Files {
  const ofErrors = new Set(errors.map((error) => error.schemaName));
  const lines = Object.entries(document.components.schemas)
    .filter(([entity]) => !ofErrors.has(entity))
    .map(([entity, { description }]) => {
      const comment = description
        ? `/** ${description.replaceAll("*/", "* /").replaceAll("\n", " ").trim()} */\n`
        : "";
      return `${comment}export type ${entity} = components["schemas"]["${entity}"];\n`;
    });
  return [
    [
      "sdk/src/generated/entities.ts",
      `${HEADER}import type { components } from "./types.ts";\n\n${lines.join("\n")}`,
    ],
  ];
}
