import { SITE_SERVICES } from "@velours/sdk/merchant";
import type { Site, SiteService } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import {
  addService,
  applyServices,
  listServiceChanges,
  readServices,
  type ServiceDraft,
} from "./serviceDraft.ts";

const site = { code: "boutique" } as Site;
const text = textIn("en");

/** The drafts with another value in those of a role. */
const edit = (drafts: readonly ServiceDraft[], role: string, change: Partial<SiteService>) =>
  drafts.map((draft) =>
    draft.service.role === role ? { ...draft, service: { ...draft.service, ...change } } : draft,
  );

test("a site that names no services has those of the shop, until one is changed", () => {
  const drafts = readServices(site, undefined);
  expect(applyServices(site, drafts)).toBe(site);
  const next = applyServices(site, edit(drafts, "chat", { provider: " talk ", key: " public " }));
  expect(next.services).toHaveLength(SITE_SERVICES.length);
  expect(next.services).toContainEqual({ role: "chat", provider: "talk", key: "public" });
  expect(listServiceChanges(site, next, text)).toEqual([
    { path: "services chat", label: "Chat", before: "–", after: "talk · public" },
  ]);
});

test("emptied fields are none, and an added service stands behind the others", () => {
  const set: Site = { ...site, services: [{ role: "maps", provider: "atlas", key: "public" }] };
  const drafts = addService(edit(readServices(set, undefined), "maps", { provider: "", key: " " }));
  const next = applyServices(set, drafts);
  expect(next.services).toEqual([
    { role: "maps", provider: null, key: null },
    { role: "chat", provider: null, key: null },
  ]);
  expect(listServiceChanges(set, next, text).map(({ path, before, after }) => [path, before, after])).toEqual(
    [
      ["services chat", null, "–"],
      ["services maps", "atlas · public", "–"],
    ],
  );
});

test("a service that becomes the bot check loses the key that its field no longer shows", () => {
  const set: Site = { ...site, services: [{ role: "chat", provider: "talk", key: "public" }] };
  const drafts = edit(readServices(set, undefined), "chat", { role: "bot-check" });
  expect(applyServices(set, drafts).services).toEqual([{ role: "bot-check", provider: "talk", key: null }]);
});
