/** An account page with the buyer's address filled in, which leads to their orders. */
export const accountLink = (page: "/login" | "/join", email: string): string =>
  `${page}?email=${encodeURIComponent(email)}&redirect=/account/orders`;
