import type { MouseEvent } from "react";

/**
 * For the button of a form: pressing it must not take the focus, because the error a field shows when it is left would
 * move the button away from under the pointer, and the press would be lost. Clicking and the keyboard stay as they are.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
