const ID = "bag-button";

export { ID as BAG_BUTTON_ID };

/** The header's button that opens the bag: what opened it otherwise may be gone when it closes. */
export const bagButton = (): HTMLElement | null => document.getElementById(ID);
