import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { SettingField } from "./SettingField.ts";

/** The name of a field for people. */
export const fieldLabel = ({ label, french }: Pick<SettingField, "label" | "french">, text: Text): string =>
  french ? text(m.desk_site_in_french, { label: text(label) }) : text(label);
