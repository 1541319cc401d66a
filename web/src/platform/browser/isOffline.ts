/** Whether the browser has no network; it can also have one that leads nowhere. */
export const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;
