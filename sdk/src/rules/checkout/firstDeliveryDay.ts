const hour = 3_600_000;

export const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day a server takes for a gift card's email: today where on earth (UTC-12) it is earliest. `now` in ms. */
export const firstDeliveryDay = (now: number): string => toIsoDay(now - 12 * hour);
