/** Whether an option of a product is its colour. */
export const isColour = (option: string): boolean => /^(colou?r|couleur)$/i.test(option);
