import type { Promotion } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  notification: NonNullable<Promotion["notification"]>;
}

/** The promotion's own words. */
export function PromotionModal({ open, onClose, notification: { title, description, image } }: Props) {
  const text = useText();
  return (
    <Modal open={open} onClose={onClose} closeLabel={text(m.close)} title={title}>
      {image && (
        <img
          src={image}
          alt=""
          width={400}
          height={200}
          className="mt-4 h-48 w-full rounded-lg object-cover"
        />
      )}
      <Html html={description} className="mt-4 text-ink-soft" />
    </Modal>
  );
}
