import type { PromotionProgress } from "@velours/sdk/rules";
import type { Invoice, Promotion } from "@velours/sdk/types";
import { useText } from "../../platform/text/useText.ts";
import { Progress } from "../../platform/ui/Progress.tsx";
import { progressText } from "./progressText.ts";
import { useFromZero } from "./useFromZero.ts";

interface Props {
  promotion: Promotion["id"];
  progress: PromotionProgress;
  estimate: Invoice;
}

/** The way through the tiers of a promotion, each marked on the bar. */
export function TierProgress({ promotion, progress, estimate }: Props) {
  const text = useText();
  const value = useFromZero(progress.progress, {
    promotion,
    tier: progress.restarts ? (progress.current?.threshold ?? 0) : 0,
  });
  if (!progress.text) return null;
  const top = progress.tiers.at(-1)?.threshold || 1;
  return (
    <Progress
      value={value}
      label={progressText(progress.text, estimate, text)}
      marks={progress.tiers.slice(0, -1).map(({ threshold }) => threshold / top)}
    />
  );
}
