import { expect, it } from "vitest";
import type { HostContext } from "../../platform/api/HostContext.ts";
import { offlineAnswer } from "./offlineAnswer.tsx";
import { unavailableAnswer } from "./unavailableAnswer.tsx";

const host = { site: "boutique" } as HostContext;
const look = { accent: "#0b6b5d", version: "1x8k2m", iconUrl: "/look/icon.svg?v=1x8k2m", logoUrl: null };

const unavailable = (of: HostContext, path = "/") =>
  unavailableAnswer(new Request(`https://leaf.example${path}`), of);
const offline = (of: HostContext) => offlineAnswer(new Request("https://leaf.example/fr/offline"), of)!;

it.each([
  ["unavailable", unavailable, 503, "We’ll be right back"],
  ["offline", offline, 200, "Vous êtes hors ligne"],
] as const)(
  "a page that stands without the shop has its name, icon and colours: %s",
  async (_, of, status, title) => {
    const answer = of({ ...host, siteLook: { name: "Leaf & Kettle", look } });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`<title>${title} | Leaf &amp; Kettle</title>`);
    expect(html).toContain('<link rel="stylesheet" href="/look/style.css?v=1x8k2m"/>');
    expect(html).toContain('<link rel="icon" href="/look/icon.svg?v=1x8k2m" type="image/svg+xml"/>');
    expect(html).toMatch(/<p [^>]*>Leaf &amp; Kettle<\/p>/);
  },
);

it("shows a logo in place of the name, a PNG too", async () => {
  const drawn = { ...look, logoUrl: "/look/logo.png?v=1", iconUrl: "/look/icon.png?v=1" };
  const html = await unavailable({ ...host, siteLook: { name: "Leaf", look: drawn } }).text();
  expect(html).toContain('<img src="/look/logo.png?v=1" alt="Leaf"');
  expect(html).toContain('href="/look/icon.png?v=1" type="image/png"');
});

it("stands where the host knows nothing of the site", async () => {
  const html = await unavailable(host, "/fr/help?a=1").text();
  expect(html).toContain("<title>Nous revenons tout de suite</title>");
  expect(html).toContain('href="/fr/help?a=1"');
  expect(html).not.toContain("/look/");
});
