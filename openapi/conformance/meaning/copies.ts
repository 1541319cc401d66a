import type { CaseDefinition } from "../Case.ts";
import { contractOperations } from "../contract/document.ts";
import { Asker } from "../probes/Probe.ts";
import { getProbes } from "../probes/probes.ts";

/** Callers that have an answer need not be sent it again. */
export const copyRules: readonly CaseDefinition[] = [
  {
    name: "a copy that is current is answered 304",
    check: async (check) => {
      const asker = new Asker(check);
      for (const { name, responses } of contractOperations.values()) {
        const { success } = getProbes(name);
        if (!responses.has(304) || success === undefined || !check.isImplemented(name)) continue;
        const call = await success(asker);
        if (call === undefined) continue;
        const ask = (headers: Record<string, string> = {}) =>
          asker.guest(name, { ...call, headers: { ...call.headers, ...headers } });
        const first = await ask();
        const { etag } = first.headers;
        if (!check.expectAnswer(first, "success", name) || etag === undefined) continue;
        for (const sent of [etag, `W/"another", ${etag}`]) {
          const again = await ask({ "if-none-match": sent });
          if (!check.expectAnswer(again, "304", "If-None-Match with the answer's ETag")) continue;
          check.expect(again.headers.etag === etag, "a 304 has another ETag than the answer", "header");
        }
        const other = await ask({ "if-none-match": '"another"' });
        check.expectAnswer(other, "success", "If-None-Match with another ETag");
      }
    },
  },
];
