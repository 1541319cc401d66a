import { Button } from "../../platform/ui/Button.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDeskText } from "../desk.ts";
import type { BulkShip } from "./useBulkShip.ts";

/** The most lines that are repeated as unread. */
const MOST = 5;

/** Fills in tracking numbers from pasted lines. */
export function PasteField({ bulk: { batch, dispatch } }: { bulk: Pick<BulkShip, "batch" | "dispatch"> }) {
  const text = useDeskText();
  const { pasted, filled } = batch;
  const unread = filled?.unread ?? [];
  const lines = [...unread.slice(0, MOST), ...(unread.length > MOST ? ["…"] : [])].join(" · ");
  return (
    <div className="flex flex-col gap-2 break-words">
      <TextArea
        label={text(m.desk_bulk_paste)}
        name="pasted"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        hint={text(m.desk_bulk_paste_hint)}
        error={lines ? text(m.desk_bulk_unread, { lines }) : undefined}
        value={pasted}
        onChange={({ target }) => dispatch({ type: "paste", value: target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => dispatch({ type: "fill" })}>
          {text(m.desk_bulk_fill)}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {filled && text(m.desk_bulk_filled, { n: Object.keys(filled.found).length })}
        </p>
      </div>
    </div>
  );
}
