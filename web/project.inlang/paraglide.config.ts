import type { ParaglideConfig } from "@inlang/paraglide-js";

// `useText` passes the locale of its request with every message: one server renders all languages at once.
export default {
  outdir: "./src/platform/text/generated",
  strategy: ["baseLocale"],
  outputStructure: "message-modules",
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  isServer: "import.meta.env.SSR",
} satisfies ParaglideConfig;
