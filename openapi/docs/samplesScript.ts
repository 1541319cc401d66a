import { stripTypeScriptTypes } from "node:module";
import { extractSamples, joinSamples } from "../../sdk/publish/samples.ts";
import type { Page } from "./Page.ts";

/** The TypeScript of a page as a single program: a guide's fences, an operation's or error's sample. */
export function pageProgram({ blocks, aside = [] }: Page): string | undefined {
  const written = blocks.flatMap((block) => (block.kind === "prose" ? extractSamples(block.markdown) : []));
  const made = [...blocks, ...aside].flatMap((block) =>
    block.kind === "code" && block.language === "ts" ? [block.code] : [],
  );
  const found = [...written, ...made];
  return found.length > 0 ? joinSamples(found) : undefined;
}

/** Modules that `browser/mockProgram.ts` brings. */
const runnable = /^@velours\/(sdk(\/(errors|forms|groups|merchant|operations|query|rules))?|mock\/fetch)$/;

/** A page's samples as the body of a function of `modules` and `console`; undefined where a page cannot run them. */
export function runnableProgram(page: Page): string | undefined {
  const program = pageProgram(page);
  if (program === undefined) return undefined;
  const { emitWarning } = process;
  // Node warns that the function may change; the project's Node is pinned.
  process.emitWarning = () => {};
  const script = stripTypeScriptTypes(program);
  process.emitWarning = emitWarning;
  const imports = [...script.matchAll(/^import .*? from "([^"]+)";$/gm)];
  if (imports.some(([, name = ""]) => !runnable.test(name)) || /\bprocess\./.test(script)) return undefined;
  return script
    .replace(
      /^import (\{.*?\}) from ("[^"]+");$/gm,
      (_line, names: string, name: string) => `const ${names.replaceAll(" as ", ": ")} = modules[${name}];`,
    )
    .replace(/^export /gm, "");
}

/** All samples that run in a page, in one script: a policy without eval runs nothing else. */
export function samplesScript(pages: readonly Page[]): { script: string; runnable: ReadonlySet<string> } {
  const programs = pages.flatMap((page): [string, string][] => {
    const program = runnableProgram(page);
    return program === undefined ? [] : [[page.path, program]];
  });
  const entries = programs.map(
    ([path, program]) => `${JSON.stringify(path)}: async (modules, console) => {\n${program}\n}`,
  );
  return {
    script: `"use strict";\nself.veloursSamples = {\n${entries.join(",\n")}\n};\n`,
    runnable: new Set(programs.map(([path]) => path)),
  };
}
