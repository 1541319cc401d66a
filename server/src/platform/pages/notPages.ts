/** Addresses that are never pages: their 404 responses are JSON. */
export const notPages = /^\/(api|sandbox|distribution|assets)(\/|$)/;
