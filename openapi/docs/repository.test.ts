import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPOSITORY } from "./buildSite.ts";
import { slug } from "./Page.ts";

const files = globSync(["*.md", "{openapi,sdk,server,web,mocks}/**/*.md"], {
  cwd: REPOSITORY,
  exclude: (path) => /node_modules|dist|generated/.test(path),
});
const readText = (file: string) => readFileSync(join(REPOSITORY, file), "utf8");
/** Names of commands as they are called: `lint`, `-w server import`. */
const scripts = ["", "openapi", "sdk", "server", "web", "mocks"].flatMap((workspace) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readText(join(workspace, "package.json")),
  );
  return Object.keys(scripts).map((name) => (workspace === "" ? name : `-w ${workspace} ${name}`));
});

/** The anchors a reader of the file can link to; GitHub keeps each space of a heading, so only plain headings compare. */
const findAnchors = (file: string) =>
  [...readText(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = ""]) => slug(heading));

describe("the repository's own pages", () => {
  it("have a README of at most 7,000 bytes", () => {
    expect(statSync(join(REPOSITORY, "README.md")).size).toBeLessThanOrEqual(7_000);
  });

  it("show a picture of the shop of less than 200 kB", () => {
    expect(statSync(join(REPOSITORY, "openapi/docs/storefront.webp")).size).toBeLessThan(200_000);
  });

  it("have no link to a file or a heading that is not there", () => {
    const broken: string[] = [];
    for (const file of files) {
      const prose = readText(file).replace(/^```[\s\S]*?^```$/gm, "");
      for (const [, href = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:|^\//.test(href)) continue;
        const [path = "", anchor] = href.split("#");
        const target = path === "" ? file : join(dirname(file), path);
        const isThere = existsSync(join(REPOSITORY, target));
        if (!isThere || (anchor && !findAnchors(target).includes(anchor))) broken.push(`${file}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("name no file or folder of the repository that is not there", () => {
    const missing = files
      .filter((file) => !file.includes("/decisions/") && !file.endsWith("CHANGELOG.md"))
      .flatMap((file) =>
        [...readText(file).matchAll(/`((?:openapi|sdk|server|web|mocks)\/[\w./-]+)`/g)].map(
          ([, path = ""]) => ({ file, path }),
        ),
      )
      .filter(({ path }) => !path.includes("/dist") && !existsSync(join(REPOSITORY, path)));
    expect(missing).toEqual([]);
  });

  it("name rules that the SDK exports", () => {
    const exported = ["rules/index", "shop"]
      .map((name) => readText(`sdk/src/${name}.ts`).replaceAll(/ from ".*"/g, ""))
      .flatMap((text) => text.match(/\w+/g));
    const named = files.flatMap((file) =>
      [...readText(file).matchAll(/\bRules: (.+?)(?:\. |\.?$)/gm)].flatMap(
        ([, names = ""]) => names.match(/(?<=`)\w+(?=`)/g) ?? [],
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it("call the API with a client's token", () => {
    const commands = files.flatMap((file) =>
      readText(file)
        .replaceAll(/\\\n/g, "")
        .split("\n")
        .filter((line) => line.startsWith("curl ") && /\/api\/(?!ready)/.test(line)),
    );
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !/x-client-token/i.test(command))).toEqual([]);
  });

  it("are linked from the README or from CONTRIBUTING when they are guides or decisions", () => {
    const linked = readText("README.md") + readText("CONTRIBUTING.md");
    const written = files.filter((file) => /^openapi\/docs\/(guides|decisions)\//.test(file));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((file) => !linked.includes(`](${file}`))).toEqual([]);
  });

  it("name every npm command that is called by hand, and only those there are", () => {
    const pages = files.filter((file) => !file.includes("/decisions/") && !file.endsWith("CHANGELOG.md"));
    const named = pages.flatMap((file) =>
      [
        ...readText(file).matchAll(
          /\bnpm (?:run )?((?<=run )(?:-w [a-z]+ )?[a-z][\w:-]*|start|test)(?=([^\n|]*))/g,
        ),
      ].flatMap(([, name = "", rest = ""]) => [
        name,
        // A list: `npm run -w server import` · `members`.
        ...[...(/^`(?: · `\w+`)+/.exec(rest)?.[0] ?? "").matchAll(/`(\w+)`/g)].map(
          ([, other]) => `${name.replace(/\S+$/, "")}${other}`,
        ),
      ]),
    );
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    // npm runs this one by itself.
    expect(scripts.filter((name) => name !== "prepare" && !named.includes(name))).toEqual([]);
  });
});

it("has no workspace in the folder of another, where `npm run -w server` would run in both", () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readText("package.json"));
  expect(workspaces.filter((path) => workspaces.includes(dirname(path)))).toEqual([]);
});

describe("each decision", () => {
  const records = files
    .filter((file) => file.startsWith("openapi/docs/decisions/"))
    .flatMap((file) =>
      readText(file)
        .split(/^## /m)
        .slice(1)
        .map((record) => ({ file, record })),
    );

  it("has a date below its title, and a link when it is reversed", () => {
    const line = /^.+\n\n\*\d{4}-\d\d-\d\d(, reversed on \d{4}-\d\d-\d\d: \[.+\]\(.+\))?\*\n\n\S/;
    expect(records.length).toBeGreaterThan(80);
    expect(records.filter(({ record }) => !line.test(record))).toEqual([]);
  });

  it("has an empty line before its title", () =>
    expect(
      files.filter((file) => file.startsWith("openapi/docs/decisions/") && /[^\n]\n## /.test(readText(file))),
    ).toEqual([]));
});
