const personal =
  /^(\/(en|fr))?\/(bag|checkout|draft|account|login|logout|join|forgot-password|reset-password)(\/|$)/i;

/** Pages of a single person: no cache shares them, and no device keeps them. */
export const isPersonalPath = (pathname: string): boolean => personal.test(pathname);
