import type { Random } from "./random.ts";

const PARAMETERS = [
  "utm_source=newsletter",
  "utm_medium=email&utm_campaign=spring%20sale",
  "gclid=EAIaIQobChMI",
  "fbclid=IwAR0aBc",
  "ref=a-friend",
  "msclkid=0f",
  "mc_cid=1",
  "_ga=2.1",
];

/** Parameters that advertisements and newsletters append to an address; now and then nothing. */
export const foreignParameters = (random: Random): string =>
  random.chance(0.5) ? `?${random.pick(PARAMETERS)}` : "";
