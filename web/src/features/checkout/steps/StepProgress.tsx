import { CompletedSteps } from "./CompletedSteps.tsx";
import { StepNavigator } from "./StepNavigator.tsx";

/** Where one is and what is done already; nothing of it is there on the first step, so it comes after that. */
export function StepProgress() {
  return (
    <>
      <StepNavigator />
      <CompletedSteps />
    </>
  );
}
