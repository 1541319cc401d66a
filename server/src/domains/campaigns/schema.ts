import type { Generated } from "kysely";
import type { Json, Timestamp } from "../../platform/store/schema.ts";

interface CampaignTable {
  id: number;
  zone: number;
  document: Json<Record<string, unknown>>;
}

interface CampaignPageTable {
  kind: string;
  handle: string;
  document: Json<Record<string, unknown>>;
  /** Secret that draws chance; never sent. */
  secret: Generated<string>;
}

/** An entry in a campaign with its outcome; `email` in lower case, once for each page. */
interface CampaignEntryTable {
  kind: string;
  handle: string;
  email: string;
  idempotency_key: string | null;
  details: Json<Record<string, unknown>>;
  /** JSON as it was answered, byte for byte. */
  outcome: string;
  created_at: Timestamp;
}

interface NewsletterSubscriberTable {
  site: string;
  email: string;
  source: string | null;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    campaigns: CampaignTable;
    campaign_pages: CampaignPageTable;
    campaign_entries: CampaignEntryTable;
    newsletter_subscribers: NewsletterSubscriberTable;
  }
}
