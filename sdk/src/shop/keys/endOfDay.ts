/** The last millisecond of a day in UTC: a key works to the end of the day that is named. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
