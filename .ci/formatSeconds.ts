export const formatSeconds = (value: number): string =>
  `${value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 1 : 0 })} s`;
