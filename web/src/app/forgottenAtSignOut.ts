// Each registers what it keeps of a member.
import "../features/campaigns/storedOutcome.ts";
import "../features/checkout/draft/draftKey.ts";
import "../features/recommendations/recentProducts.ts";
import "../features/search/store.ts";
import "../platform/forms/typedTexts.ts";
