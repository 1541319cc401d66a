import { posix } from "node:path";
import type { Contract } from "../contract.ts";
import { findHandlers } from "../findHandlers.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** The tables of handlers: each operation that has a file of its name, and what that file exports under this name. */
export function emitHandlers({ operations }: Contract): Files {
  const table = (folder: string, target: string, type: string, comment: string): Files[number] => {
    const found = [...findHandlers(folder, operations)];
    const imports = found.map(
      ([id, path]) => `import { ${id} } from "${posix.relative(posix.dirname(target), path)}";\n`,
    );
    return [
      target,
      `${HEADER}${imports.join("")}${type}
/** ${comment} */
export const handlers: Handlers = { ${found.map(([id]) => id).join(", ")} };
`,
    ];
  };
  return [
    table(
      "server/src/domains",
      "server/src/assembly/generated/handlers.ts",
      `import type { Handlers } from "../../platform/contract.ts";\n`,
      "Every operation of the contract and its handler; a missing one does not compile.",
    ),
    table(
      "mocks/shop",
      "mocks/generated/handlers.ts",
      `import type { Handlers } from "../shop/Handler.ts";\n`,
      "The operations that the mock itself remembers or computes.",
    ),
  ];
}
