/** As a `ref`: what comes in place of what had the focus takes it. It needs a `tabIndex`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
