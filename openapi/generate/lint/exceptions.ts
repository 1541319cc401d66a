/** A finding that stays: whose rule, where (the finding's place), and why. An exception that nothing needs any more is a finding itself. */
export interface Exception {
  rule: string;
  at: RegExp;
  reason: string;
}

/** Entities that travel in no request: the browser's own state, the value of a form, a row of imported data. */
const ALONE =
  /components\/schemas\/(CartLine|Contact|GiftCardForms|OrderRow|ShippingMethod|ShippingRateRow|Subscription|SubscriptionOrder|TaxRateRow|UpsellOffer)$/;

/** Values of references that come inside another error alone, and in what the rules of the SDK return. */
const WITHIN =
  /components\/schemas\/(AddOnDoesNotMeetMinimumRequirement|AddOnRequiresRegularItems|MaximumSubtotalRequired|MinimumSubtotalRequired|PromotionUnsupportedCountry|RequiredEmailMissing|RequiredProductNotInCart|RequiresPromotionableItems)$/;

export const EXCEPTIONS: Exception[] = [
  // Paths, parameters and answers whose form is fixed: clients in the field use them.
  {
    rule: "redocly/no-http-verbs-in-paths",
    at: /~1services~1shipping~1options$/,
    reason: "The path is the shop's options to ship, not the HTTP verb.",
  },
  {
    rule: "redocly/boolean-parameter-prefixes",
    at: /addresses~1completions\/get\/parameters\/\d+\/name$/,
    reason: "The call is the address service's own, `advanced` included.",
  },
  {
    rule: "redocly/response-mime-type",
    at: /checkout(~1upsells)?\/post\/responses\/500\/content\/text~1plain/,
    reason: "A payment that fails for another reason is answered as bare text.",
  },
  {
    rule: "redocly/response-mime-type",
    at: /(invoice|credit-note)\/get\/responses\/200\/content\/application~1pdf/,
    reason: "An invoice and a credit note are documents to keep and to print.",
  },
  {
    rule: "redocly/response-mime-type",
    at: /(\/get|~1export\/post)\/responses\/200\/content\/(text~1csv|application~1octet-stream)/,
    reason:
      "Tables for spreadsheets and accounting are CSV; the whole shop and all about a customer are files to keep.",
  },
  {
    rule: "owasp:api1:2023-no-numeric-ids",
    at: /^paths\/\/products\/\{id\}\/|^components\/parameters\/(DraftId|JobId|UserId|ProductId|StaffId|MerchantKeyId|MerchantProductId|MerchantGiftCardId|PromotionId|ProposalId|ReviewId|StockEntriesVariant)\/|^paths\/.*\/parameters\/\d+\/schema$/,
    reason:
      "Products, variants, members and keys have numbers (3.1, 3.9). Products are public; a member's or a key's number opens nothing without a session or a key.",
  },
  {
    rule: "owasp:api4:2023-integer-format",
    at: /\/_quantity$/,
    reason: "A constant is its own bound; generators fail at another one beside it.",
  },
  {
    rule: "owasp:api4:2023-integer-limit",
    at: /\/_quantity$/,
    reason: "As owasp:api4:2023-integer-format.",
  },
  {
    rule: "owasp:api2:2023-no-credentials-in-url",
    at: /password~1reset|password\/reset/,
    reason:
      "The token of a letter's link is in the query (7.3). It works once, for an hour; neither log nor table has it.",
  },
  {
    rule: "owasp:api2:2023-no-credentials-in-url",
    at: /DraftToken/,
    reason:
      "The link is the buyer's right to pay: it works until it is paid, closed or expired. Logs have routes alone.",
  },
  {
    rule: "redocly/no-unused-components",
    at: ALONE,
    reason: "Screens, forms and the import use these alone (@velours/sdk/types, /forms).",
  },
  { rule: "oas3-unused-component", at: ALONE, reason: "As redocly/no-unused-components." },
  {
    rule: "redocly/no-unused-components",
    at: WITHIN,
    reason: "They come within cartValidationErrors, and in what the SDK's rules return.",
  },
  { rule: "oas3-unused-component", at: WITHIN, reason: "As redocly/no-unused-components." },
  {
    rule: "oas3-operation-security-defined",
    at: /^paths\/\/merchant\/.*\/security\/\d\/(merchantKey|staffSession)\/\d$/,
    reason: "OpenAPI 3.1 lets every scheme name the roles an operation needs; the rule is of 3.0.",
  },
  // Requests that the shop sends.
  {
    rule: "redocly/response-contains-header",
    at: /^#\/webhooks\//,
    reason: "The receiver of an event is no shop: its response has no headers of ours.",
  },
  {
    rule: "redocly/paths-kebab-case",
    at: /^#\/webhooks\//,
    reason: "The key of a webhook is the kind of its event, and no path.",
  },
  // Where this shop differs on purpose.
  {
    rule: "owasp:api4:2023-string-restricted",
    at: /./,
    reason:
      "Titles, names and messages are anybody's words: a pattern that lets all of them pass says nothing. Their length is bounded.",
  },
  {
    rule: "owasp:api8:2023-define-cors-origin",
    at: /./,
    reason:
      "The header is only there for an origin the operator named (CORS_ORIGINS); most shops have none, and then no answer has it.",
  },
];
