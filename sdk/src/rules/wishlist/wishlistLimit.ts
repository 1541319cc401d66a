/** How many items a wishlist can hold. */
export const wishlistLimit = 500;
