/** True when the shopper has asked the browser to save data; not every browser says. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
