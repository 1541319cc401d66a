import type { Order } from "@velours/sdk/types";
import { useRef, useState } from "react";

/**
 * Opens a dialog about an order. While it is closed it keeps what was typed and the key of its request, whose answer may
 * have been lost; once the order has changed the next opening starts a new one, by its `round`.
 */
export function useOrderDialog(onChange: (order: Order) => void) {
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const isOver = useRef(false);

  function open() {
    if (isOver.current) setRound(round + 1);
    isOver.current = false;
    setOpen(true);
  }

  const close = () => setOpen(false);

  return {
    round,
    open,
    dialog: {
      open: isOpen,
      onClose: close,
      onChange(changed: Order) {
        isOver.current = true;
        close();
        onChange(changed);
      },
      missing: { open, close },
    },
  };
}
