/** True without a network; the browser can also have one that leads nowhere. */
export const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;
