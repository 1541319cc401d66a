/** The server's own texts for lines it removes; other texts of cart validation are the storefront's. */
export const SERVER_CART_TEXTS = {
  free: {
    en: "This free gift is no longer part of the promotion",
    fr: "Ce cadeau ne fait plus partie de la promotion",
  },
  warranty: {
    en: "The product this protection is for is not in the cart",
    fr: "Le produit que couvre cette protection n’est pas dans le panier",
  },
};
