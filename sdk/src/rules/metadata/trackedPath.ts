/**
 * Paths handed to analytics: containing /sex-toys, /product/, help or contact, or ending in a dash and four or more
 * digits; the words match anywhere, as the documents write it (S-334, SA-080, SA-081).
 */
export const TRACKED_PATHS = /\/sex-toys|\/product\/|help|contact|-\d{4,}$/;
