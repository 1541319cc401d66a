import type { Contract } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** TanStack Query's options for each operation: a query where it reads, one by pages where it has them, else a mutation. */
export function emitQueries({ operations, document }: Contract): Files {
  const rows = operations.flatMap((operation) => {
    const { id, parameters, object } = operation;
    const row = (kind: string, hook: string) =>
      `/**
 * ${object.summary}, for \`${hook}\`.
 *
 * @see ${document.externalDocs?.url}operations/${id}.html
 */
export const ${id}${kind} = /* @__PURE__ */ create${kind}("${id}");
`;
    if (!operation.safe) return [row("Mutation", "useMutation")];
    const hasPages = parameters.some(
      ({ in: place, name }) => place === "query" && /^(page|cursor)$/.test(name),
    );
    return [row("Query", "useQuery"), ...(hasPages ? [row("InfiniteQuery", "useInfiniteQuery")] : [])];
  });
  return [
    [
      "sdk/src/generated/calls/queries.ts",
      `${HEADER}import { createInfiniteQuery } from "../../query/createInfiniteQuery.ts";
import { createMutation } from "../../query/createMutation.ts";
import { createQuery } from "../../query/createQuery.ts";

${rows.join("")}`,
    ],
  ];
}
