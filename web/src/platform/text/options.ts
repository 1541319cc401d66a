import type { CompilerOptions } from "@inlang/paraglide-js";

/** How interface words are compiled. The locale is always passed by `useText`, never looked up: a lookup
 * would be global, and one server renders both languages at once. */
export const textOptions = {
  project: "./project.inlang",
  outdir: "./src/platform/text/generated",
  strategy: ["baseLocale"],
  outputStructure: "message-modules",
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  isServer: "import.meta.env.SSR",
} satisfies CompilerOptions;
