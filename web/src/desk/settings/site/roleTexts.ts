import type { SiteService } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Plain } from "../fields/SettingField.ts";

/** Purposes of services, as people read them. */
export const roleTexts: Record<SiteService["role"], Plain> = {
  "image-cdn": m.desk_service_images,
  "e-commerce-platform": m.desk_service_platform,
  "card-tokenisation": m.desk_service_tokens,
  "fraud-check": m.desk_service_fraud,
  "payment-processor": m.desk_service_processor,
  wallet: m.desk_service_wallet,
  "bot-check": m.desk_service_bots,
  "e-mail-marketing": m.desk_service_marketing,
  chat: m.desk_service_chat,
  recommendations: m.desk_service_recommendations,
  affiliate: m.desk_service_affiliate,
  ambassador: m.desk_service_ambassador,
  maps: m.desk_service_maps,
  "address-verification": m.desk_service_addresses,
  analytics: m.desk_service_analytics,
  "ad-tracker": m.desk_service_ads,
  "session-recording": m.desk_service_recording,
};
