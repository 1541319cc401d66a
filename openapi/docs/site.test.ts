import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { posix } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../generate/contract.ts";
import { buildSite, REPOSITORY } from "./buildSite.ts";

let files: Map<string, string>;
let html: [path: string, page: string][];
beforeAll(async () => {
  files = await buildSite();
  html = [...files].filter(([path]) => path.endsWith(".html"));
});

const attributes = (page: string, name: string) =>
  [...page.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map((match) =>
    (match[1] ?? "").replaceAll("&#38;", "&"),
  );

/** Where a link of a page leads: a file of the site, and perhaps an anchor in it. */
function target(from: string, href: string): { file: string; anchor: string } {
  const [path = "", anchor = ""] = href.split("#");
  // The page of a wrong address is shown anywhere, so its links start at the root of the server.
  const file = path.startsWith("/docs/")
    ? path.slice("/docs/".length)
    : posix.join(posix.dirname(from), path);
  return { file: path === "" ? from : file, anchor: decodeURIComponent(anchor) };
}

describe("the built site", () => {
  it("has a page for every operation, event, error and schema, each as Markdown too", async () => {
    const { operations, errors, document } = await readContract(`${REPOSITORY}/openapi`);
    const errorSchemas = new Set(errors.map(({ schemaName }) => schemaName));
    const wanted = [
      ...operations.map(({ id }) => `operations/${id}`),
      ...errors.map(({ reference }) => `errors/${reference}`),
      ...Object.values(document.webhooks ?? {}).map(({ post }) => `events/${post.operationId}`),
      ...Object.keys(document.components.schemas)
        .filter((name) => !errorSchemas.has(name))
        .map((name) => `schemas/${name}`),
    ];
    const missing = wanted
      .flatMap((path) => [`${path}.html`, `${path}.md`])
      .filter((file) => !files.has(file));
    expect(missing).toEqual([]);
  });

  it("has no link that leads nowhere, and no anchor either", () => {
    const external = new Set<string>();
    const broken: string[] = [];
    for (const [from, page] of html) {
      for (const href of [
        ...attributes(page, "href"),
        ...attributes(page, "src"),
        ...attributes(page, "data-search"),
      ]) {
        if (/^[a-z]+:/.test(href)) {
          external.add(href);
          continue;
        }
        const { file, anchor } = target(from, href);
        const found = files.get(file);
        const isThere = found !== undefined && (anchor === "" || attributes(found, "id").includes(anchor));
        if (!isThere) broken.push(`${from}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
    console.log(
      `Links out of the site:\n${[...new Set([...external].map((href) => href.replace(/#.*/, "")))].join("\n")}`,
    );
  });

  it("has no link in its Markdown that leads nowhere", () => {
    const broken: string[] = [];
    for (const [from, text] of files) {
      if (!/\.(md|txt)$/.test(from)) continue;
      const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
      for (const [, href = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (!/^[a-z]+:|^#/.test(href) && !files.has(target(from, href).file)) broken.push(`${from}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("sends nobody to the mock for an event that it never sends", () => {
    for (const event of ["orderPaymentFailed", "stockLow", "importApplied"])
      expect(files.get(`events/${event}.md`), event).not.toContain("@velours/mock");
  });

  it("prints no bound that every integer has", () => {
    const printed = [...files].filter(
      ([path, text]) => /^(operations|schemas)\//.test(path) && text.includes("9007199254740991"),
    );
    expect(printed.map(([path]) => path)).toEqual([]);
  });

  it("uses no id twice on a page", () => {
    const twice = html.flatMap(([path, page]) => {
      const ids = attributes(page, "id");
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it("has nothing inline, as its policy says, and nothing from elsewhere", () => {
    for (const [path, page] of html) {
      expect(page, path).not.toMatch(/ style=|<style|<script(?! src=)| on\w+="/);
      expect(page, path).not.toMatch(/ src="[a-z]+:/);
    }
  });

  it("names each page's Markdown, and the sitemap names each page", () => {
    const sitemap = files.get("sitemap.xml") ?? "";
    for (const [path, page] of html) {
      if (path === "404.html") continue;
      expect(page, path).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\.md">/);
      expect(sitemap).toContain(`/docs/${path}</loc>`);
    }
  });

  // Builds the site again.
  it.runIf(process.env.FULL)("says where it will be read only when it is told", async () => {
    const published = await buildSite("https://velours.example/api-docs");
    expect(published.get("index.html")).toContain(
      'rel="canonical" href="https://velours.example/api-docs/index.html"',
    );
    expect(published.get("404.html")).toContain('href="/api-docs/operations/index.html"');
    expect(files.get("index.html")).not.toContain("canonical");
  });
});

describe("the mock in the page", () => {
  const types: Record<string, string> = { html: "text/html", css: "text/css", js: "text/javascript" };
  /** As the shop and the mock serve these pages. */
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'";

  let server: Server;
  let browser: Browser;
  let page: Page;
  let base = "";
  const requests: string[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    server = createServer((request, reply) => {
      const name = request.url?.slice(1) ?? "";
      requests.push(`${request.method} ${name}`);
      const content = files.get(name);
      const type = types[name.split(".").at(-1) ?? ""] ?? "application/json";
      reply.writeHead(content === undefined ? 404 : 200, {
        "content-type": `${type}; charset=utf-8`,
        "content-security-policy": policy,
      });
      reply.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    base = `http://localhost:${(server.address() as AddressInfo).port}/`;
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) faults.push(message.text());
    });
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  async function send(): Promise<string> {
    const answer = page.locator("form.try .answer");
    await answer.evaluate((element) => element.replaceChildren());
    await page.locator("form.try .send").click();
    return answer.locator(".status strong").innerText();
  }

  async function run(): Promise<string> {
    const output = page.locator("figure.code .output").first();
    await output.evaluate((element) => element.replaceChildren());
    await page.locator("figure.code .run").first().click();
    return output.locator("pre").innerText();
  }

  it("forms and samples run on the mock in the page: they remember, fail on request, and send nothing", async () => {
    await page.goto(`${base}operations/login.html`);
    expect(await send()).toBe("200");
    await page.goto(`${base}operations/getUser.html`);
    await page.locator("form.try input[name=id]").fill("1042");
    expect(await send()).toBe("200");
    await page.locator("form.try .start-over").click();
    await page.getByText("The shop is as it was.").waitFor();
    expect(await send()).toBe("401");
    await page.locator("form.try select[name=scenario]").selectOption({ index: 1 });
    expect(await send()).toMatch(/^[45]/);

    await page.goto(`${base}operations/getPromotion.html`);
    expect(await run()).toContain('"name": "WELCOME15"');
    await page.locator(".run-with select").first().selectOption("promotionExpired");
    expect(await run()).toContain("promotionExpired");
    expect(faults).toEqual([]);
    expect(requests.filter((request) => !/^GET [\w/.-]+\.(html|js|css|svg|json)$/.test(request))).toEqual([]);
  }, 180_000);

  it("samples show one language, the one chosen last, and follow the form", async () => {
    const shown = () =>
      page
        .locator("aside.samples figure[data-language]:visible")
        .evaluateAll((figures) =>
          figures.map((figure) => (figure as HTMLElement).dataset.language).filter((name) => name !== "json"),
        );
    await page.goto(`${base}operations/getUser.html`);
    expect(await shown()).toEqual(["ts"]);
    await page.getByRole("button", { name: "Python" }).click();
    expect(await shown()).toEqual(["python"]);
    await page.goto(`${base}operations/getProduct.html`);
    expect(await shown()).toEqual(["python"]);

    await page.locator("form.try input[name=id]").fill("100002");
    await page.locator('form.try input[name="configuration[currency]"]').fill("EUR");
    const sample = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click();
      return page.locator("aside.samples figure.code:visible code").first().innerText();
    };
    const address = "http://localhost:4010/api/products/100002?configuration%5Bcurrency%5D=EUR";
    for (const name of ["Python", "Shell", "Go"]) expect(await sample(name)).toContain(address);
    expect(await sample("TypeScript")).toMatch(
      /getProduct\(\{\s+params: \{\s+path: \{ id: 100002 \},\s+query: \{ configuration: \{ currency: "EUR" \} \},/,
    );

    await page.goto(`${base}operations/login.html`);
    const body = page.locator("form.try textarea");
    await body.fill((await body.inputValue()).replace(/"email": "[^"]*"/, '"email": "o\'hara@example.com"'));
    expect(await sample("Shell")).toContain("o'\\''hara@example.com");
    expect(await sample("TypeScript")).toMatch(/email: "o'hara@example.com"/);
    await body.fill("{");
    expect(await sample("TypeScript")).toMatch(/email: "o'hara@example.com"/);
    expect(faults).toEqual([]);
  }, 180_000);
});
