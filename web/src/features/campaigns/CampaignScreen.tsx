import type { CampaignKind } from "./campaignPaths.ts";
import { DealsScreen } from "./DealsScreen.tsx";
import { GiveawayScreen } from "./GiveawayScreen.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { PrivateSaleScreen } from "./PrivateSaleScreen.tsx";
import { QuizScreen } from "./QuizScreen.tsx";
import { SpinScreen } from "./SpinScreen.tsx";
import { ThankYouScreen } from "./ThankYouScreen.tsx";
import { VibeScreen } from "./VibeScreen.tsx";

const SCREENS: Readonly<Record<CampaignKind, (props: { data: CampaignData }) => React.ReactNode>> = {
  "daily-deals": DealsScreen,
  giveaway: GiveawayScreen,
  "mystery-gift": GiveawayScreen,
  "private-sale": PrivateSaleScreen,
  quiz: QuizScreen,
  "social-giveaway": GiveawayScreen,
  "spin-to-win": SpinScreen,
  thankyou: ThankYouScreen,
  "toy-of-the-month": GiveawayScreen,
  vibe: VibeScreen,
};

/** The page of a campaign, by its kind. */
export function CampaignScreen({ data }: { data: CampaignData }) {
  const Screen = SCREENS[data.page.kind];
  return <Screen data={data} />;
}
