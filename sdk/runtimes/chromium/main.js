import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const [api, browser, playwright] = process.argv.slice(2);
const { chromium } = await import(playwright);
const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };
const pages = createServer((request, answer) => {
  const { pathname } = new URL(request.url, "http://page");
  const path = normalize(pathname === "/" ? "/index.html" : pathname);
  try {
    answer.setHeader("content-type", types[extname(path)] ?? "text/plain");
    answer.end(readFileSync(join(import.meta.dirname, path)));
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((resolve) => pages.listen(0, "127.0.0.1", resolve));
const running = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
try {
  const page = await running.newPage();
  await page.goto(`http://127.0.0.1:${pages.address().port}/?api=${encodeURIComponent(api)}`);
  await page.waitForFunction(() => document.body?.dataset.held ?? document.body?.dataset.failure);
  const { held, failure } = await page.evaluate(() => ({ ...document.body.dataset }));
  if (failure) throw new Error(failure);
  console.log(`${running.version()}: ${held} checks`);
} finally {
  await running.close();
  pages.close();
}
