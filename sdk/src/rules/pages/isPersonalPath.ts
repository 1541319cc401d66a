const personal = /^(\/(en|fr))?\/(checkout|account|login|logout|join|forgot-password|reset-password)(\/|$)/i;

/** Whether a page belongs to one person, by its path: no cache shares it, and no device keeps it. */
export const isPersonalPath = (pathname: string): boolean => personal.test(pathname);
