import { collectDeviceData } from "./collectDeviceData.ts";
import { collectFraudData } from "./collectFraudData.ts";
import { createHostedFields } from "./hostedFields.ts";
import { verifyCard } from "./verifyCard.ts";

const braintreeSandbox = {
  hostedFields: { create: createHostedFields },
  threeDSecure: { verify: verifyCard },
  dataCollector: { create: collectDeviceData },
  kount: { collect: collectFraudData },
};

export type BraintreeSandbox = typeof braintreeSandbox;

Object.assign(window, { braintreeSandbox });
