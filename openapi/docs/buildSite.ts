import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, readContract } from "../generate/contract.ts";
import { publishedDocument } from "../generate/emit/publishedDocument.ts";
import { browserScript } from "./browserScript.ts";
import { allPages } from "./pages/allPages.ts";
import { eventPaths } from "./pages/eventPages.ts";
import { notFoundPage } from "./pages/notFoundPage.ts";
import { icon } from "./render/icon.ts";
import { toHome } from "./render/links.ts";
import { llmsFull, llmsIndex } from "./render/llms.ts";
import { type Frame, pageHtml } from "./render/pageHtml.ts";
import { pageMarkdown } from "./render/pageMarkdown.ts";
import { sitemap } from "./render/sitemap.ts";
import { samplesScript } from "./samplesScript.ts";
import { searchIndex } from "./search/searchIndex.ts";

export const REPOSITORY = join(import.meta.dirname, "../..");

const LOCAL = "http://localhost:3000/docs/";

/** Every file of the site by its path. `address` is where it will be read, for canonical links and the sitemap; empty is nowhere yet. */
export async function buildSite(address = ""): Promise<Map<string, string>> {
  const home = toHome(address);
  const contract = await readContract(join(REPOSITORY, "openapi"));
  const { all, navigation } = allPages(contract, REPOSITORY);
  const aboutApi = all.filter(({ isOfRepository }) => !isOfRepository);
  const style = hashed("docs", ".css", styles());
  const script = hashed("docs", ".js", (await browserScript("docs")).code);
  const mock = hashed("mock", ".js", (await browserScript("mockProgram")).code);
  const { script: programs, runnable } = samplesScript(all);
  const samples = hashed("samples", ".js", programs);
  const search = hashed("search", ".js", searchIndex(aboutApi));
  const frame: Frame = {
    navigation,
    terms: collectTerms(contract),
    style: style.name,
    script: script.name,
    searchIndex: search.name,
    mock: mock.name,
    samples: samples.name,
    runnable,
    home,
  };
  return new Map([
    ...all.map((page): [string, string] => [`${page.path}.html`, pageHtml(page, frame)]),
    ...[...all, notFoundPage].map((page): [string, string] => [`${page.path}.md`, pageMarkdown(page)]),
    ["404.html", fromAnywhere(pageHtml(notFoundPage, frame), new URL(home ?? LOCAL).pathname)],
    [style.name, style.content],
    [script.name, script.content],
    [search.name, search.content],
    [mock.name, mock.content],
    [samples.name, samples.content],
    ["icon.svg", icon],
    ["openapi.json", JSON.stringify(publishedDocument(contract.document))],
    ["llms.txt", llmsIndex(aboutApi)],
    ["llms-full.txt", llmsFull(aboutApi)],
    ["sitemap.xml", sitemap(all, home ?? LOCAL)],
    [
      "config.json",
      JSON.stringify({ bases: [{ name: "The mock", url: "http://localhost:4010/api", scenarios: true }] }),
    ],
  ]);
}

/** The sheets in the order of their numbers: later ones win. */
function styles(): string {
  const folder = join(import.meta.dirname, "styles");
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** Words that are links wherever they stand as code. */
function collectTerms(contract: Contract): Map<string, string> {
  const { operations, errors, document } = contract;
  const schemas = Object.keys(document.components.schemas);
  const errorSchemas = new Set(errors.map(({ schemaName }) => schemaName));
  return new Map([
    ...schemas
      .filter((name) => !errorSchemas.has(name))
      .map((name): [string, string] => [name, `schemas/${name}`]),
    ...errors.map(({ reference }): [string, string] => [reference, `errors/${reference}`]),
    ...operations.map(({ id }): [string, string] => [id, `operations/${id}`]),
    ...eventPaths(contract),
  ]);
}

/** The page of a wrong address is read at that address: its links start at the server's root. */
function fromAnywhere(page: string, root: string): string {
  return page.replace(
    / (href|src|data-root|data-search|data-mock|data-samples)="(?![a-z]+:|#|\/)(?:\.\/)?/g,
    ` $1="${root}`,
  );
}

/** A name that changes with the content, so that browsers may keep the file forever. */
function hashed(name: string, ending: string, content: string): { name: string; content: string } {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { name: `${name}-${hash}${ending}`, content };
}
