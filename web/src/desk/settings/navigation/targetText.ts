import { navigationTarget } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Where an address leads, in words, as far as it tells; a collection, page or product may be missing. */
export function targetText(url: string, site: Pick<Site, "navigation" | "shop">, text: Text): string {
  if (url.trim() === "") return text(m.desk_menu_target_hint);
  const target = navigationTarget(url.trim(), site);
  switch (target?.kind) {
    case undefined:
      return text(m.desk_menu_to_nowhere);
    case "listing":
      return text(m.desk_menu_to_collection, { name: target.collection });
    case "product":
      return text(m.desk_menu_to_product, { name: target.id });
    case "words":
      return text(m.desk_menu_to_words, { name: target.handle });
    case "page":
      return text(m.desk_menu_to_page);
    case "elsewhere":
      return text(m.desk_menu_to_elsewhere);
  }
}
