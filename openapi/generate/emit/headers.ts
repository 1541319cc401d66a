import type { Contract } from "../contract.ts";
import { follow } from "../contract.ts";
import type { Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** Types of the headers whose text is JSON (`contentMediaType: application/json`). */
export function emitHeaders({ document, operations }: Contract): Files {
  const types = new Map<string, string>();
  for (const { answers } of operations) {
    for (const { answer } of answers) {
      for (const [name, header] of Object.entries(answer.headers ?? {})) {
        const schema = follow<{ schema?: Schema }>(document, header).schema ?? {};
        if (schema.contentMediaType !== "application/json") continue;
        const entity = (schema.contentSchema as Schema | undefined)?.$ref?.replace(
          "#/components/schemas/",
          "",
        );
        types.set(name.toLowerCase(), entity ? `components["schemas"]["${entity}"]` : "unknown");
      }
    }
  }
  const rows = [...types].sort().map(([name, type]) => `  ${JSON.stringify(name)}: ${type};\n`);
  return [
    [
      "sdk/src/generated/headers.ts",
      `${HEADER}import type { components } from "./types.ts";\n\n/** Values of the headers that carry JSON. */\nexport interface JsonHeaders {\n${rows.join("")}}\n`,
    ],
  ];
}
