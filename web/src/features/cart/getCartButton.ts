const ID = "bag-button";

export { ID as CART_BUTTON_ID };

/** The header's button that opens the cart: what opened it otherwise may be gone when it closes. */
export const getCartButton = (): HTMLElement | null => document.getElementById(ID);
