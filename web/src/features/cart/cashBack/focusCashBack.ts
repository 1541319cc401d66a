export const REDEEM_CASH_BACK_ID = "redeem-cash-back";
export const REMOVE_CASH_BACK_ID = "remove-cash-back";

/** The pressed button has given way to the other one, which takes the focus once it is on the page. */
export const focusCashBack = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};
