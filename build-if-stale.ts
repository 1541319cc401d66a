import { compileTexts, generateForStart } from "./generate-if-stale.ts";
import { type Build, buildIfStale } from "./if-stale.ts";
import { filesInGuides } from "./openapi/docs/pages/writtenPages.ts";

/** What is built before the shop or the mock starts. */
const builds: Build[] = [
  {
    name: "the storefront",
    stamp: "web/dist/inputs.sha256",
    inputs: [
      "web/src",
      "web/bundle",
      "web/worker",
      "web/public",
      "web/project.inlang/settings.json",
      "web/project.inlang/paraglide.config.ts",
      "web/vite.config.ts",
      "web/build.ts",
      "web/package.json",
      "package-lock.json",
      "sdk/src",
    ],
    outputs: [],
    build: async () => (await import("./web/build.ts")).build(),
  },
  {
    name: "the server",
    stamp: "server/dist/inputs.sha256",
    inputs: ["server/src", "server/build.ts", "sdk/src", "package-lock.json"],
    outputs: ["server/dist/server.js"],
    build: async () => (await import("./server/build.ts")).build(),
  },
  {
    name: "the documentation",
    stamp: "openapi/docs/dist/inputs.sha256",
    inputs: ["openapi", "sdk/README.md", "package-lock.json", ...filesInGuides(import.meta.dirname)],
    outputs: [],
    build: async () => (await import("./openapi/docs/build.ts")).build(),
  },
];

await generateForStart();
await compileTexts();
for (const build of builds) await buildIfStale(build);
