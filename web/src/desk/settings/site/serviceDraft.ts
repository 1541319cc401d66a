import { SITE_SERVICES } from "@velours/sdk/merchant";
import { isSameValue } from "@velours/sdk/shop";
import type { Site, SiteService } from "@velours/sdk/types";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { roleTexts } from "./roleTexts.ts";

/** A service while it is edited; the id is its own as long as the form is open. */
export interface ServiceDraft {
  id: number;
  service: SiteService;
  /** Added here, and nothing typed of it yet. */
  isNew?: boolean;
}

/** The edited list; undefined as long as nobody touched it. */
export type ServiceEdits = readonly ServiceDraft[] | undefined;

export const readServices = ({ services = [...SITE_SERVICES] }: Site, edits: ServiceEdits) =>
  edits ?? services.map((service, id): ServiceDraft => ({ id, service }));

/** False where the server's environment has the key. */
export const hasOwnKey = (role: SiteService["role"]): boolean => role !== "bot-check";

export function addService(drafts: readonly ServiceDraft[]): readonly ServiceDraft[] {
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
  return [...drafts, { id, service: { role: "chat", provider: null, key: null }, isNew: true }];
}

/** The settings with the edited services. */
export function applyServices(site: Site, edits: ServiceEdits): Site {
  if (edits === undefined) return site;
  const services = edits.map(
    ({ service: { role, provider, key } }): SiteService => ({
      role,
      provider: provider?.trim() || null,
      key: hasOwnKey(role) ? key?.trim() || null : null,
    }),
  );
  const isSame = isSameValue(services, site.services ?? SITE_SERVICES);
  return isSame ? site : { ...site, services };
}

/** The roles whose services differ. */
export function listServiceChanges(before: Site, after: Site, text: Text): ShownChange[] {
  const describe = ({ services = [...SITE_SERVICES] }: Site, role: string) =>
    services
      .filter((service) => service.role === role)
      .map(({ provider, key }) => [provider ?? "–", key].filter(Boolean).join(" · "))
      .join(", ") || null;
  return Object.entries(roleTexts).flatMap(([role, label]) => {
    const pair = { before: describe(before, role), after: describe(after, role) };
    return pair.before === pair.after ? [] : [{ path: `services ${role}`, label: text(label), ...pair }];
  });
}
