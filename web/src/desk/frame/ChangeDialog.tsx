import type { ComponentProps } from "react";
import { ChangeForm } from "./ChangeForm.tsx";
import { DeskDialog } from "./DeskDialog.tsx";

type Dialog = ComponentProps<typeof DeskDialog>;

interface Props
  extends Pick<Dialog, "title" | "order" | "onClose" | "dismissible" | "focusFirst">,
    Omit<ComponentProps<typeof ChangeForm>, "label"> {
  /** Label of the button; the title when absent. */
  label?: string;
}

/** A dialog that is a form for one change. */
export function ChangeDialog({
  title,
  label = title,
  order,
  onClose,
  dismissible,
  focusFirst,
  ...form
}: Props) {
  return (
    <DeskDialog busy={form.busy} {...{ title, order, onClose, dismissible, focusFirst }}>
      <ChangeForm label={label} {...form} />
    </DeskDialog>
  );
}
