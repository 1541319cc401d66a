export const isColour = (option: string): boolean => /^(colou?r|couleur)$/i.test(option);
