/**
 * Paths handed to analytics: containing /sex-toys, /product/, help or contact, or ending in a dash and four or more
 * digits. The words match anywhere in the path.
 */
export const TRACKED_PATHS = /\/sex-toys|\/product\/|help|contact|-\d{4,}$/;
