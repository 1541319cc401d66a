import { isSameValue } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { Text } from "../../../platform/text/useText.ts";
import { m } from "../../desk.ts";

/** Consequences of a change that nobody sees in its fields, said before it is saved. */
export function siteWarnings(before: Site, after: Site, text: Text): string[] {
  const differs = (...names: (keyof Site)[]) => names.some((name) => !isSameValue(before[name], after[name]));
  return [
    ...(differs("source")
      ? [text(m.desk_site_warn_source, { before: before.source, after: after.source })]
      : []),
    ...(differs("brand") ? [text(m.desk_site_warn_brand)] : []),
    ...(differs("api", "assets") ? [text(m.desk_site_warn_addresses)] : []),
    ...(differs("services") ? [text(m.desk_site_warn_services)] : []),
  ];
}
