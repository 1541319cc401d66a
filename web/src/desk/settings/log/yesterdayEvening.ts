const eveningHour = 18;

/** Six in the evening of the day before, on the reader's own clock: where a shift's handover begins. */
export function yesterdayEvening(now: number): string {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1, eveningHour).toISOString();
}
