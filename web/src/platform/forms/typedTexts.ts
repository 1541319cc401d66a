import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../browser/browserStorage.ts";
import { onSignOut } from "../session/forgetMemberData.ts";

const storage = browserStorage("sessionStorage");
const keyOf = (site: string) => storageNames(site, "").typed;

/** By form; empty for something that is none of it. */
function readAll(site: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(storage.getItem(keyOf(site)) ?? "{}") };
  } catch {
    return {};
  }
}

/** The content of a form that was typed on this tab and is not sent yet; undefined for none. It may be of another release. */
export const readTyped = (site: string, form: string): unknown => readAll(site)[form];

/** Keeps what was typed into a form, over a reload and the way back; null forgets it. */
export function storeTyped(site: string, form: string, content: object | null): void {
  const { [form]: _, ...others } = readAll(site);
  const all = content === null ? others : { ...others, [form]: content };
  if (Object.keys(all).length === 0) storage.removeItem(keyOf(site));
  else storage.setItem(keyOf(site), JSON.stringify(all));
}

onSignOut((site) => {
  storage.removeItem(keyOf(site));
  // The message of a tab that was open before all texts had one name.
  storage.removeItem(`${site}_contact`);
});
