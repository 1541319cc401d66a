import type { Step } from "../Step.ts";
import { bagSteps } from "./bagSteps.ts";
import { checkoutSteps } from "./checkoutSteps.ts";
import { memberSteps } from "./memberSteps.ts";
import { networkSteps } from "./networkSteps.ts";
import { pageSteps } from "./pageSteps.ts";
import { shopSteps } from "./shopSteps.ts";
import { tabSteps } from "./tabSteps.ts";

/** A seed replays a walk only while their order stays. */
export const STEPS: readonly Step[] = [
  ...pageSteps,
  ...bagSteps,
  ...tabSteps,
  ...networkSteps,
  ...checkoutSteps,
  ...memberSteps,
  ...shopSteps,
];
