import { globSync } from "node:fs";
import { basename } from "node:path";
import type { KnipConfig } from "knip";

/** Files with the names of operations: generated tables import them, which knip does not read. */
const handlers = globSync("openapi/paths/*/*.yaml").map((path) => `${basename(path, ".yaml")}.ts`);

/** Exports, files and packages that nothing uses; part of `npm run lint`. Each exception names who uses it. */
export default {
  // Types in the signature of an exported function are exported for its callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Commands of the operating system.
  ignoreBinaries: ["apt-get", "pg_dump", "unshare"],
  workspaces: {
    ".": {
      entry: [
        "*.ts",
        ".ci/{main,all,lint,withShop,benchLoop,release,consumers,baseline/lint}.ts",
        // A process of .ci/deleteFeature.test.ts.
        ".ci/drawPages.ts",
        // Named in commands of .ci/parts.ts.
        ".ci/*Reporter.ts",
        ".ci/**/*.test.ts",
      ],
      project: ["*.ts", ".ci/**/*.ts"],
      // Programs: in openapi/generate/lint/checkRedocly.ts and in .ci/parts.ts.
      ignoreDependencies: ["@redocly/cli", "dependency-cruiser"],
    },
    openapi: {
      entry: [
        "generate/{generate,diff,release,lint}.ts",
        "generate/wording/lint.ts",
        "docs/browser/*.ts",
        "conformance/{cli,runConformance}.ts",
        "conformance/publish/build.ts",
        "**/*.{test,test-d}.ts",
      ],
      // Other people's generators have packages of their own.
      ignore: ["generators/**"],
      project: ["**/*.ts"],
    },
    sdk: {
      entry: [
        // Published modules: what the shop itself does not call, other projects may.
        "src/generated/operations.ts",
        "src/groups.ts",
        "src/rules/index.ts",
        // The rules of forms, which generated validators import.
        "src/rules/forms/*.ts",
        // Imported by generated queries.
        "src/query/*.ts",
        "publish/build.ts",
        "bench/**/*.ts",
        // Programs of projects that have the package installed.
        "publish/programs/*",
        "src/**/*.{test,test-d}.ts",
      ],
      project: ["**/*.ts"],
      // Run as a program by publish/pack.test.ts.
      ignoreDependencies: ["@arethetypeswrong/cli"],
    },
    server: {
      entry: [
        "build.ts",
        ...handlers.map((file) => `src/domains/*/${file}`),
        "src/assembly/commands/*.ts",
        // Kysely calls a migration's up().
        "src/platform/store/migrations/*.ts",
        // They add their tables to Database.
        "src/{domains,platform}/*/schema.ts",
        // Imported by generated routes, which knip does not read.
        "src/platform/operationTypes.ts",
        "bench/*.ts",
        "growth/fill.ts",
        "invariants/testBehindPooler.ts",
        "data/make/{make,film}.ts",
        "{src,bench,data,growth,invariants,crawl,references,conformance}/**/*.test.ts",
      ],
      project: ["*.ts", "{src,bench,data,growth,invariants,crawl,references,conformance}/**/*.ts"],
      // A list of texts, required by invariants/naughty.test.ts, and fonts that sites choose from by name.
      ignoreDependencies: ["big-list-of-naughty-strings", "@fontsource-variable/*"],
    },
    web: {
      entry: [
        // TanStack Start finds these by their names.
        "src/app/routes/**/*.tsx",
        "src/app/{router,client,server,start}.{ts,tsx}",
        // Named in src/desk/index.html.
        "src/desk/main.tsx",
        "e2e/**/*.spec.ts",
        "e2e/{stories,startServers,walk/main}.ts",
        "browsers/main.ts",
        "bench/*.ts",
        // Programs of the browser, one script each.
        "worker/{worker,workerOff}.ts",
        "lighthouse/run.ts",
        "{src,bundle,worker}/**/*.test.{ts,tsx}",
      ],
      project: ["**/*.{ts,tsx}"],
      // Named in project.inlang/settings.json, in src/app/styles.css and in tests' first lines.
      ignoreDependencies: ["@inlang/plugin-message-format", "tailwindcss", "happy-dom"],
    },
    mocks: {
      entry: [
        "{cli,start,startMock,startProxied,createMockFetch}.ts",
        "fakes/start.ts",
        ...handlers.map((file) => `shop/*/${file}`),
        // Programs of a browser, served by their paths.
        "analytics/gtag.ts",
        "gateway/{frame/frame,challenge/challenge,approvals/{approvals,klarna},wallets/{wallets,googlePayWallet}}.ts",
        "klaviyo/onsite.ts",
        "turnstile/widget.ts",
        "**/*.test.ts",
      ],
      project: ["**/*.ts"],
    },
  },
} satisfies KnipConfig;
