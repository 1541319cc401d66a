export const CODE_FORM_ID = "cart-code";
export const REMOVE_PROMOTION_ID = "remove-promotion";
export const REMOVE_GIFT_CARD_ID = "remove-gift-card";
export const REDEEM_CASH_BACK_ID = "redeem-cash-back";
export const REMOVE_CASH_BACK_ID = "remove-cash-back";

/**
 * The pressed control has given way: what `find` returns takes the focus once it is on the page, unless the shopper has
 * moved on meanwhile.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    // A dialog takes the focus itself when the control that had it is gone.
    if (focused && focused !== document.body && focused.getAttribute("role") !== "dialog") return;
    find()?.focus();
  });
}

export const focusById = (id: string): void => focusSoon(() => document.getElementById(id));

export const focusCodeField = (): void =>
  focusSoon(() => document.getElementById(CODE_FORM_ID)?.querySelector("input"));
