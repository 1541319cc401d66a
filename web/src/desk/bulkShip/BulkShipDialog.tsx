import { m, useDeskText } from "../desk.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { BatchForm } from "./BatchForm.tsx";
import { BatchProgress } from "./BatchProgress.tsx";
import type { BulkShip } from "./useBulkShip.ts";

/** Parcels of the selected orders: their fields, then what becomes of each. Closed meanwhile, it goes on. */
export function BulkShipDialog({ bulk }: { bulk: BulkShip }) {
  const text = useDeskText();
  return (
    <DeskDialog title={text(m.desk_ship)} onClose={bulk.close} dismissible={false}>
      {bulk.batch.phase === "form" ? <BatchForm bulk={bulk} /> : <BatchProgress bulk={bulk} />}
    </DeskDialog>
  );
}
