import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";

/** Asks for an address as it is written: a browser's URL would put it right first. */
const ask = (path: string) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(SHOP.url);
    const request = get({ hostname, port, path, agent: false }, async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, location: headers.location, body: await text(response) });
    });
    request.on("error", reject);
  });

const beside = [
  "//evil.example",
  "///evil.example/",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
];
const escaped = [
  "/%2f%2fevil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
];
const headerLines = [
  "/%0d%0aLocation:%20https://evil.example",
  "/%0d%0aSet-Cookie:%20a=b",
  "/%0a/evil.example",
];
const schemes = [
  "/https://evil.example",
  "/https:/evil.example",
  "/@evil.example",
  "//user@evil.example",
  "/;@evil.example",
];
const dots = [
  "//evil.example/%2e%2e",
  "//evil.example/..",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/.//evil.example",
];
const paths = [...beside, ...escaped, ...headerLines, ...schemes, ...dots];
const below = ["/en", "/fr", "/docs", "/sex-toys", "/product/100005"];
const addresses = [
  "/login?redirect=https://evil.example",
  "/login?redirect=//evil.example",
  "/login?redirect=/%5cevil.example",
  "/fr/account/orders?redirect=//evil.example",
  "/logout?redirect=//evil.example",
  "/no-such-page?utm_source=//evil.example",
  "/checkout?redirect=//evil.example",
  "//evil.example?utm_source=a",
  "http://evil.example/",
  "http://evil.example//evil.example",
];

/** Where an address leads, and what of it may not be. */
async function findFaults(path: string): Promise<string[]> {
  const { status, location, body } = await ask(path);
  const faults: string[] = [];
  if (status >= 500) faults.push(`answers ${status}`);
  if (body.includes('http-equiv="refresh"')) faults.push("is sent on by its page");
  if (status >= 300 && status < 400 && location === undefined)
    faults.push(`answers ${status} without a location`);
  if (location !== undefined && /[\\\r\n\t]/.test(location)) faults.push("has another line in its location");
  if (location !== undefined && new URL(location, SHOP.url).origin !== new URL(SHOP.url).origin)
    faults.push(`leads to ${location}`);
  return faults.map((fault) => `${path} ${fault}`);
}

test("no address leads to another host", async () => {
  const all = [...paths, ...below.flatMap((prefix) => paths.map((path) => prefix + path)), ...addresses];
  const faults: string[] = [];
  for (const path of all) faults.push(...(await findFaults(path)));
  expect(faults).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

const payloads = [
  "<script>window.smuggled=1</script>",
  '"><svg/onload=window.smuggled=1>',
  "'><img/src=x/onerror=window.smuggled=1>",
  "</script><svg/onload=window.smuggled=1>",
  "</title><svg/onload=window.smuggled=1>",
  '"/onmouseover=window.smuggled=1/a="',
  '";window.smuggled=1;//',
  "';window.smuggled=1;//",
  `\${window.smuggled=1}`,
  "<!--<script>window.smuggled=1</script>",
  "javascript:window.smuggled=1",
  "\u2028window.smuggled=1//",
];
const places: [name: string, at: (payload: string) => string][] = [
  ["a path", (payload) => `/${payload}`],
  ["a path in French", (payload) => `/fr/${payload}`],
  ["a listing's path", (payload) => `/sex-toys/${payload}`],
  ["a product's title", (payload) => `/product/100005/${payload}`],
  ["a product below a listing", (payload) => `/sex-toys/vibrators/${payload}-100005`],
  ["a filter", (payload) => `/sex-toys/vibrators?color=${payload}`],
  ["a brand", (payload) => `/sex-toys/vibrators?brand=${payload}`],
  ["an order", (payload) => `/sex-toys/vibrators?sort=${payload}`],
  ["a page's number", (payload) => `/sex-toys/vibrators?page=${payload}`],
  ["a price", (payload) => `/fr/sex-toys/vibrators?price=${payload}`],
  ["a key", (payload) => `/sex-toys/vibrators?${payload}=1`],
  ["a key of an advertisement", (payload) => `/sex-toys/vibrators?utm_source=${payload}`],
  ["a promotion", (payload) => `/?promo_code=${payload}`],
  ["the home page's query", (payload) => `/?${payload}`],
  ["the checkout's query", (payload) => `/checkout?id=${payload}&step=${payload}`],
  ["a login's redirect", (payload) => `/login?redirect=${payload}`],
  ["help's query", (payload) => `/fr/help?topic=${payload}`],
  ["not found", (payload) => `/404?from=${payload}`],
];

/** Closes its surroundings: an attribute, a title, a script's text. */
const whole = `"'></title></script><svg/onload=window.smuggled=1><script>window.smuggled=1</script>`;

test.describe("nothing of an address runs", () => {
  // Without the page's own policy, which would stop what gets through.
  test.use({ bypassCSP: true });

  /** Markup that a page's text may not contain from an address: an element, or an attribute with code. */
  const smuggled = /<(svg|img|script)[^>]*smuggled|["']\/?on\w+=window/;
  const outsideScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script/gs, "");

  // At each landing a place takes a third of them, and each stands in six places; both ways to write it count.
  const payloadsFor = (place: number) =>
    process.env.FULL ? payloads : payloads.filter((_, nth) => nth % 3 === place % 3);

  for (const [place, [name, at]] of places.entries())
    test(`in ${name}`, async () => {
      for (const payload of payloadsFor(place))
        for (const written of [
          encodeURIComponent(payload),
          encodeURI(payload).replace(/%(3C|3E|22|7B|7D)/g, unescaped),
        ]) {
          const { status, body } = await ask(at(written));
          expect(status, payload).toBeLessThan(500);
          expect(outsideScripts(body), payload).not.toMatch(smuggled);
        }
    });

  test("in a browser, wherever it stands", async ({ page }) => {
    test.setTimeout(120_000);
    for (const [name, at] of places) {
      await page.goto(SHOP.url + at(encodeURIComponent(whole)), { waitUntil: "domcontentloaded" });
      expect(await page.evaluate("window.smuggled"), name).toBeUndefined();
    }
  });

  test("a page that did run it would be noticed", async ({ page }) => {
    await page.route("**/smuggling", (route) =>
      route.fulfill({ contentType: "text/html", body: `<title>${whole}</title>` }),
    );
    await page.goto(`${SHOP.url}/smuggling`);
    expect(await page.evaluate("window.smuggled")).toBe(1);
    expect(`<title>${payloads[4]}</title>`).toMatch(smuggled);
    expect(`<a title="${payloads[5]}">`).toMatch(smuggled);
  });
});

function unescaped(code: string): string {
  return decodeURIComponent(code);
}
