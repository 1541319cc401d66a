import { CampaignZone } from "./CampaignZone.tsx";

/** The banners beside a member's cash back. */
export function RewardZones() {
  return (
    <>
      <CampaignZone zone={10} provider="1" />
      <CampaignZone zone={11} provider="1" />
    </>
  );
}
