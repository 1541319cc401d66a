import { join } from "node:path";
import type { Contract } from "../../generate/contract.ts";
import type { Page } from "../Page.ts";
import { usedBy } from "../schema/usedBy.ts";
import { changesPage } from "./changesPage.ts";
import { grouping } from "./domains.ts";
import { errorPage } from "./errorPage.ts";
import { eventPages } from "./eventPages.ts";
import { capital, domainPage, errorsList, operationsList, schemasList } from "./lists.ts";
import { operationPage } from "./operationPage.ts";
import { overviewPage } from "./overviewPage.ts";
import { sortByReader } from "./readers.ts";
import { requirementsPage } from "./requirementsPage.ts";
import { schemaPage } from "./schemaPage.ts";
import { testDataPage } from "./testDataPage.ts";
import { writtenPage, writtenPages } from "./writtenPages.ts";

export interface Pages {
  all: Page[];
  navigation: Navigation;
}

export type Navigation = {
  title: string;
  path?: string;
  links: { title: string; path: string; isCode?: boolean }[];
}[];

/** Every page of the site and the way between them; what there is follows from the contract and the folder of guides. */
export function allPages(contract: Contract, repository: string): Pages {
  const { domains, shared } = grouping(contract, join(repository, "openapi"));
  const shop = writtenPages(repository, "shop");
  const decisions = writtenPages(repository, "decisions");
  const requirements = requirementsPage(repository);
  const written = [
    ...writtenPages(repository, "guides"),
    writtenPage(repository, "sdk/README.md", "guides/sdk"),
    writtenPage(repository, "openapi/README.md", "guides/extensions"),
    writtenPage(repository, "openapi/conformance/README.md", "guides/conformance"),
    testDataPage(repository),
    changesPage(contract, repository),
  ];
  const uses = usedBy(contract);
  const domainsOfSchemas = new Map(
    domains.flatMap(({ name, schemas }) => schemas.map((schema) => [schema, name])),
  );
  const schemas = Object.entries(contract.document.components.schemas)
    .filter(([, schema]) => schema["x-error"] === undefined)
    .map(([name]) => schemaPage(contract, name, domainsOfSchemas.get(name), uses(name)));
  const all = [
    overviewPage(contract, domains, written),
    ...written,
    ...shop,
    ...decisions,
    requirements,
    operationsList(domains),
    ...domains.map(domainPage),
    ...contract.operations.map((operation) => operationPage(contract, operation)),
    ...eventPages(contract),
    errorsList(contract),
    ...contract.errors.map((error) => errorPage(contract, error)),
    schemasList(contract, domains, shared),
    ...schemas,
  ];
  const navigation = [
    ...sortByReader(written).map(({ title, pages }) => ({
      title,
      links: pages.map(({ title, path }) => ({ title, path })),
    })),
    { title: "How the shop works", links: shop.map(({ title, path }) => ({ title, path })) },
    { title: "Decisions", links: [...decisions, requirements].map(({ title, path }) => ({ title, path })) },
    {
      title: "Reference",
      links: [
        { title: "Operations", path: "operations/index" },
        { title: "Events", path: "events/index" },
        { title: "Errors", path: "errors/index" },
        { title: "Schemas", path: "schemas/index" },
      ],
    },
    ...domains
      .filter(({ operations }) => operations.length > 0)
      .map(({ name, operations }) => ({
        title: capital(name),
        path: `domains/${name}`,
        links: operations.map(({ id }) => ({ title: id, path: `operations/${id}`, isCode: true })),
      })),
  ];
  return { all, navigation };
}
