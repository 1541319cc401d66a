import { pageCount } from "@velours/sdk/rules";
import type { Call, CaseDefinition } from "../Case.ts";
import { below, contractOperations, locate, type Operation } from "../contract/document.ts";
import { Asker } from "../probes/Probe.ts";
import { getProbes } from "../probes/probes.ts";

const itemsTotal = "x-pagination-items-total";

/** Reads by `page` and `limit`, and counts in its headers. */
function isPaged({ method, parameters, responses }: Operation): boolean {
  const place = responses.get(200);
  const names = parameters.map(({ name }) => name);
  const headers = place && below(locate(place), "headers", itemsTotal);
  return method === "GET" && names.includes("page") && names.includes("limit") && headers !== undefined;
}

/** The list of an answer: the body, or the one in it. */
const listOf = (body: unknown): unknown[] =>
  (Array.isArray(body) ? body : Object.values((body ?? {}) as object).find(Array.isArray)) ?? [];

/** Rules of paging for each operation of the contract that has pages. */
export const pagingRules: readonly CaseDefinition[] = [...contractOperations.values()]
  .filter(isPaged)
  .map(({ name }) => ({
    name: `pages of ${name} are parts of one list`,
    check: async (check) => {
      const asker = new Asker(check);
      const request = await getProbes(name).success?.(asker);
      if (request === undefined) return check.skip("the fixture has nothing for it");
      const { as: caller = asker.guest, query, ...call } = request;
      const readPage = async (page: number, limit: number) => {
        const paged: Call = {
          ...call,
          query: [query, `page=${page}`, `limit=${limit}`].filter(Boolean).join("&"),
        };
        const answer = await caller(name, paged);
        if (!check.expectAnswer(answer, "success", `page ${page}`)) check.skip("a page is missing");
        const { headers } = answer;
        const number = (header: string) => Number(headers[`x-pagination-${header}`]);
        const total = number("items-total");
        check.expect(number("page") === page, `page ${page} says it is page ${number("page")}`);
        check.expect(
          number("items-per-page") === limit,
          `limit=${limit} answers ${number("items-per-page")} a page`,
        );
        const pages = pageCount(total, limit);
        check.expect(
          number("pages-total") === pages,
          `${total} entries by ${limit} are called ${number("pages-total")} pages`,
        );
        const entries = listOf(answer.body).map((entry) => JSON.stringify(entry));
        const expected = Math.min(limit, Math.max(0, total - (page - 1) * limit));
        check.expect(
          entries.length === expected,
          `page ${page} of ${total} by ${limit} has ${entries.length} entries`,
        );
        return { entries, total, pages };
      };
      const { entries: whole, total } = await readPage(1, 12);
      if (total < 2) return check.skip(`${total} entries are no two pages`);
      const limit = Math.min(4, (total + 1) >> 1);
      const parts: string[] = [];
      let pages = 1;
      for (let page = 1; page <= Math.min(3, pages); page++) {
        const part = await readPage(page, limit);
        ({ pages } = part);
        parts.push(...part.entries);
        check.expect(
          part.total === total,
          `page ${page} counts ${part.total} entries, another page ${total}`,
        );
      }
      check.expect(new Set(parts).size === parts.length, `an entry came twice on the pages by ${limit}`);
      check.expect(
        parts.join() === whole.slice(0, parts.length).join(),
        `pages by ${limit} have other entries, or in another order, than the page by 12`,
      );
      await readPage(pages, limit);
      await readPage(pages + 1, limit);
    },
  }));
