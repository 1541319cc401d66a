import { type ComponentProps, lazy, Suspense } from "react";
import { m, useDeskText } from "../desk.ts";

/** Heavier than all dialogs of a screen together. */
const Modal = lazy(async () => ({ default: (await import("../../platform/ui/Modal.tsx")).Modal }));

interface Props extends Omit<ComponentProps<typeof Modal>, "open" | "title" | "closeLabel" | "stays"> {
  title: string;
  /** True while a change is on its way: closed meanwhile, it would fail without anybody being told. */
  busy?: boolean;
  /** Number of the order that it changes, said after the title. */
  order?: string;
}

/** A dialog over a screen, with a button that closes it. */
export function DeskDialog({ children, busy = false, order, title, ...modal }: Props) {
  const text = useDeskText();
  return (
    <Suspense>
      <Modal
        {...modal}
        title={order === undefined ? title : `${title} · ${order}`}
        open
        closeLabel={text(m.close)}
        {...(busy && { stays: text(m.desk_dialog_stays) })}
      >
        <div className="mt-4 flex flex-col gap-4">{children}</div>
      </Modal>
    </Suspense>
  );
}
