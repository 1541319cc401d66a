import { withLanguage } from "@velours/sdk/rules";
import type { PriceChange, Promotion, Site } from "@velours/sdk/types";
import { Eye } from "lucide-react";
import { Button } from "../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "./desk.ts";

/** A change that is not saved, as `/desk/preview` takes it. */
export type PreviewedChange =
  | { part: "prices"; row: { product: number; changes: readonly PriceChange[] } }
  | { part: "promotions"; row: Promotion }
  | { part: "sites"; row: Site };

/** Opens the shop with a change that is not saved, in another tab; undefined while what is typed cannot be shown. */
export function PreviewButton({ change }: { change: PreviewedChange | undefined }) {
  const { language } = useDesk();
  const text = useDeskText();
  return (
    <Button
      type="button"
      variant="outline"
      className="self-start"
      disabled={change === undefined}
      onClick={() => change && openPreview(change, withLanguage("/desk/preview", language))}
    >
      <Eye aria-hidden="true" size={18} />
      {text(m.desk_preview)}
    </Button>
  );
}

/** A form of its own: the button stands inside others, and an address cannot hold a document. */
function openPreview({ part, row }: PreviewedChange, action: string): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target: "_blank", rel: "noopener", hidden: true });
  const fields = { part, row: JSON.stringify(row), from: location.pathname };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
