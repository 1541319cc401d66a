import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Modal } from "../../platform/ui/Modal.tsx";
import { RadioGroup } from "../../platform/ui/RadioGroup.tsx";
import { formatLength, type Unit } from "./formatLength.ts";
import type { SizeRow } from "./sizeChart.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  rows: readonly SizeRow[];
}

/** Which size fits which body, in centimetres or inches. */
export function ProductSizeGuide({ open, onClose, rows }: Props) {
  const text = useText();
  const { locale } = useShop();
  const { country } = useRegion();
  const [unit, setUnit] = useState<Unit>(country === "US" ? "in" : "cm");
  const columns = { chest: m.size_chest, waist: m.size_waist, hips: m.size_hips };
  const keys = ["chest", "waist", "hips"] as const;
  return (
    <Modal open={open} onClose={onClose} title={text(m.size_guide)} closeLabel={text(m.close)}>
      <p className="mt-2 mb-5 text-ink-soft">{text(m.size_guide_note)}</p>
      <RadioGroup
        legend={text(m.size_unit)}
        name="size-unit"
        look="chips"
        value={unit}
        options={[
          { value: "cm", label: text(m.unit_cm) },
          { value: "in", label: text(m.unit_in) },
        ]}
        onChange={setUnit}
      />
      <table className="mt-5 w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {text(m.filter_size)}
            </th>
            {keys.map((key) => (
              <th key={key} scope="col" className="py-2 pr-2 font-semibold">
                {text(columns[key])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-2 font-semibold">
                {row.size}
              </th>
              {keys.map((key) => (
                <td key={key} className="py-2.5 pr-2">
                  {row[key].map((inches) => formatLength(inches, unit, locale, 0)).join("–")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
