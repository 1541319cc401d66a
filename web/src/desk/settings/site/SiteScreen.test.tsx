// @vitest-environment happy-dom
import type { MerchantScope, Site } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../../testing/renderDesk.tsx";
import { storedSite } from "../../testing/storedSite.ts";

const site: Site = { ...storedSite, services: [{ role: "maps", provider: "atlas", key: null }] };

const saveMerchantSite = vi.fn(({ body }: { body: Site }) => answer({ site: body, revision: "r2" }));

const open = (part: string, ...more: MerchantScope[]) =>
  renderDesk(`/desk/settings/site?site=boutique&part=${part}`, {
    scopes: ["settings:write", ...more],
    answers: {
      getSite: () => answer({ ...site, code: "admin", sites: [site] }),
      getMerchantSite: () => answer({ site, revision: "r1" }),
      saveMerchantSite,
    },
  });

const fields = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const reserved = () =>
  fields("[name=provider], [name=source], [name=brand], [name='assets.images']").map(
    (field) => field.closest("fieldset")?.disabled,
  );

test("an owner names a service and another place of pictures, and is told the consequences first", async () => {
  const desk = await open("services", "import:write");
  await desk.press("Add a service");
  await desk.type("li:last-child > details [name=provider]", "talk");
  await desk.type("[name='assets.images']", "https://img.example/");
  expect(reserved()).toEqual([false, false, false, false, false]);
  await desk.press("Show what changes");
  await desk.find("[role=dialog] dt", "Chat");
  const said = fields("[role=dialog] [role=status]").map(({ textContent }) => textContent);
  expect(said).toEqual([expect.stringMatching(/new addresses/), expect.stringMatching(/privacy page/)]);
  await desk.press("Save");
  await desk.find("[role=status]", "The settings are saved.");
  expect(saveMerchantSite.mock.calls[0]?.[0].body).toEqual({
    ...site,
    assets: { base: "/distribution/", images: "https://img.example/" },
    services: [...(site.services ?? []), { role: "chat", provider: "talk", key: null }],
  });
});

test("others see the services and addresses, and change none", async () => {
  const desk = await open("services");
  await desk.find("h3, h2", "Services of other companies");
  expect(reserved()).toEqual([true, true, true, true]);
});

test("the ways to pay say whether money moves", async () => {
  const desk = await open("payments", "import:write");
  await desk.find("p", "Payments are a trial: no money moves.");
});
