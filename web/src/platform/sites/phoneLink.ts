/** Address that dials a telephone; the marks that make it readable are left out. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, "")}`;
