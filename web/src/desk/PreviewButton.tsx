import { withLanguage } from "@velours/sdk/rules";
import type {
  Collection,
  ImportInput,
  Language,
  Page,
  PriceChange,
  Product,
  Promotion,
  Site,
} from "@velours/sdk/types";
import { Eye } from "lucide-react";
import { Button } from "../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "./desk.ts";
import { formatLanguage } from "./formatLanguage.ts";

/** A change that is not saved, as `/desk/preview` takes it. */
export type PreviewedChange =
  | { part: "prices"; row: { product: number; changes: readonly PriceChange[] } }
  | { part: "imports"; row: { file: ImportInput; part: string; key: string } }
  | { part: "products"; row: Product }
  | { part: "promotions"; row: Promotion }
  | { part: "sites"; row: Site }
  | { part: "pages"; row: Page }
  | { part: "collections"; row: Collection };

interface Props {
  /** Undefined while what is typed cannot be shown. */
  change: PreviewedChange | undefined;
  /** The language that the shop is shown in, named beside another; that of the desk where it is undefined. */
  language?: Language;
  /** Names what is shown, where several of these buttons stand in a list. */
  about?: string;
}

/** Opens the shop with a change that is not saved, in another tab. */
export function PreviewButton({ change, language, about }: Props) {
  const { language: own, defaultLanguage } = useDesk();
  const text = useDeskText();
  const label =
    language === undefined
      ? text(m.desk_preview)
      : text(m.desk_preview_in, { language: formatLanguage(language, own) });
  return (
    <Button
      type="button"
      variant="outline"
      size={about === undefined ? undefined : "small"}
      className="self-start"
      aria-label={about && `${label}, ${about}`}
      disabled={change === undefined}
      onClick={() =>
        change &&
        openPreview(change, withLanguage("/desk/preview", { language: language ?? own, defaultLanguage }))
      }
    >
      <Eye aria-hidden="true" size={18} />
      {label}
    </Button>
  );
}

/** A form of its own: the button stands inside others, and an address cannot hold a document. */
function openPreview({ part, row }: PreviewedChange, action: string): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target: "_blank", rel: "noopener", hidden: true });
  const fields = { part, row: JSON.stringify(row), from: location.pathname + location.search };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
