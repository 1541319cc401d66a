import type { ComponentProps } from "react";
import { Modal } from "../../platform/ui/Modal.tsx";
import { m, useDeskText } from "../desk.ts";

/** A dialog over a screen, with a button that closes it. Import it lazily. */
export function DeskDialog({
  children,
  ...modal
}: Omit<ComponentProps<typeof Modal>, "open" | "closeLabel">) {
  const text = useDeskText();
  return (
    <Modal {...modal} open closeLabel={text(m.close)}>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </Modal>
  );
}
