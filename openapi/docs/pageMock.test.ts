import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "./buildSite.ts";

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
  const files = await buildSite();
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
