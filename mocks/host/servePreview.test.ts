import { once } from "node:events";
import { get } from "node:http";
import type { HostContext } from "@velours/sdk/shop";
import type { MerchantProduct, Product, Promotion, Site } from "@velours/sdk/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMock } from "../startMock.ts";
import { toLogin } from "../testing/openDesk.ts";
import { buildHost } from "./buildHost.ts";
import { servePages } from "./servePages.ts";

/** A page that shows an answer of the API. */
const pages = {
  async fetch({ url }: Request, { context }: { context: HostContext }): Promise<Response> {
    const { origin, pathname } = new URL(url);
    const headers = { "x-client-token": context.clientToken };
    const call = async (path: string, init: RequestInit = {}) => {
      const response = await context.fetch(`${origin}/api${path}`, { ...init, headers });
      return response.status === 405 ? 405 : ((await response.json()) as object);
    };
    const code = context.plainCart?.split("!")[1];
    const seen = {
      pathname,
      member: context.member ?? null,
      settings: await call(`/sites/${context.site}`),
      product: await call("/products/100001?configuration[currency]=USD"),
      promotion: code ? await call(`/products/promotions/${code}`) : null,
      write: await call("/users/identify", { method: "POST" }),
    };
    const html = `<html><body><pre>${JSON.stringify(seen)}</pre><script>sell()</script></body></html>`;
    return new Response(html, { headers: { "content-type": "text/html" } });
  },
};

interface Seen {
  pathname: string;
  member: number | null;
  settings: Site;
  product: Product;
  promotion: Promotion | null;
  write: number;
}

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({
    port: 0,
    async front({ api, serveApi, url }) {
      const app = buildHost();
      app.addHook("onRequest", async (request, reply) => {
        if (!request.url.startsWith("/api/")) return;
        request.raw.headers.host = String(request.headers["x-forwarded-host"] ?? request.host);
        reply.hijack();
        serveApi(request.raw, reply.raw);
      });
      await servePages(app, {
        pages: pages as never,
        clientToken: "velours-dev",
        site: "boutique",
        gatewayUrl: () => "http://localhost:1",
        url,
        findSession: ({ headers }) =>
          api.sessions.of(new Headers({ cookie: String(headers.cookie) })).session,
      });
      await app.ready();
      return { listener: (request, reply) => app.routing(request, reply), close: () => app.close() };
    },
  });
});
afterAll(() => mock?.close());

const headers = (session: string) => ({
  "x-client-token": "velours-dev",
  cookie: `velours_mock_session=${session}`,
  "content-type": "application/json",
});

const call = async <Body>(session: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${mock.url}/api${path}`, {
    headers: headers(session),
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await response.json()) as Body;
};

const signIn = (session: string, email: string) => call(session, "/services/authentication", toLogin(email));

const send = (session: string, part: string, row: unknown, path = "/desk/preview") =>
  fetch(`${mock.url}${path}`, {
    method: "POST",
    headers: { cookie: `velours_mock_session=${session}` },
    body: new URLSearchParams({ part, row: JSON.stringify(row), from: "/desk/products/1" }),
  });

const see = async (session: string, part: string, row: unknown): Promise<Seen> => {
  const html = await (await send(session, part, row)).text();
  return JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? html) as Seen;
};

test("a change is shown in the session's storefront to its member of staff, and nothing of it is saved", async () => {
  await signIn("owner", "owner@example.com");
  const { product } = await call<MerchantProduct>("owner", "/merchant/products/100001");
  const response = await send("owner", "products", { ...product, title: "Not saved yet" });
  expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
  const html = await response.text();
  expect(html).not.toContain("<script");
  expect(html).toContain('href="/desk/products/1"');
  const seen = await see("owner", "products", { ...product, title: "Not saved yet" });
  expect(seen).toMatchObject({ member: null, product: { title: "Not saved yet" }, write: 405 });
  expect(seen.pathname).toContain("100001");
  expect((await see("owner", "prices", { product: 100001, changes: [] })).product.title).toBe(product.title);
  const row = {
    id: 990_001,
    name: "ONLYHERE",
    type: "percentage",
    discount: 33,
    enabled: false,
    site: "boutique",
  };
  expect((await see("owner", "promotions", row)).promotion).toMatchObject({ discount: 33, enabled: true });
  const { site } = await call<{ site: Site }>("owner", "/merchant/sites/boutique");
  const file = { text: JSON.stringify({ sites: [{ ...site, name: "Of a file" }] }) };
  const planned = await see("owner", "imports", { file, part: "sites", key: "boutique" });
  expect([planned.pathname, planned.settings.name]).toEqual(["/", "Of a file"]);
});

test.each<[string, string, string, unknown, number, string]>([
  ["a stranger", "", "sites", {}, 401, ""],
  ["a packer", "packer@example.com", "products", { id: 1 }, 403, ""],
  ["what is no document", "owner@example.com", "lamps", {}, 400, "no document that can be shown"],
  ["a product that is none", "owner@example.com", "products", { id: 1 }, 400, "is missing"],
  [
    "a promotion of 150 percent",
    "owner@example.com",
    "promotions",
    { id: 9, name: "A", type: "percentage", discount: 150, enabled: true, site: "boutique" },
    409,
    "150",
  ],
  [
    "a file that is none",
    "owner@example.com",
    "imports",
    { file: { text: "{" }, part: "sites", key: "boutique" },
    409,
    "",
  ],
])("refuses %s with a page that says why", async (session, email, part, row, status, reason) => {
  const name = session.replaceAll(" ", "-");
  if (email !== "") await signIn(name, email);
  const response = await send(name, part, row);
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain("This cannot be shown");
  expect(html).toContain(reason);
});

test("the calls of a page are of its site: that of the host name, and in a preview the one that is shown", async () => {
  await signIn("hosts", "owner@example.com");
  const { host } = new URL(mock.url);
  const outlet = `outlet.${host}`;
  const hosts = () =>
    mock.calls({ session: "hosts", operation: "getProduct" }).map(({ request }) => request.headers.host);
  const { cookie } = headers("hosts");
  // A fetch sends no other host than its own.
  for (const name of [outlet, host])
    await once(get(`${mock.url}/bag`, { headers: { host: name, cookie } }), "response");
  const { site } = await call<{ site: Site }>("hosts", "/merchant/sites/outlet");
  await see("hosts", "sites", site);
  expect(hosts()).toEqual([outlet, host, outlet]);
});
