import type { ComponentProps } from "react";
import { Modal } from "../../platform/ui/Modal.tsx";
import { m, useDeskText } from "../desk.ts";

interface Props extends Omit<ComponentProps<typeof Modal>, "open" | "closeLabel" | "stays"> {
  /** True while a change is on its way: closed meanwhile, it would fail without anybody being told. */
  busy?: boolean;
}

/** A dialog over a screen, with a button that closes it. Import it lazily. */
export function DeskDialog({ children, busy = false, ...modal }: Props) {
  const text = useDeskText();
  return (
    <Modal {...modal} open closeLabel={text(m.close)} {...(busy && { stays: text(m.desk_dialog_stays) })}>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </Modal>
  );
}
