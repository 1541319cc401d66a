/** A word this repository does not use, and the one to write in its place. */
export interface Denied {
  word: string;
  write: string;
}

/** Names of types, functions, variables and properties, compared as a whole. */
export const NAMES: readonly Denied[] = [
  { word: "Slots", write: "Semaphore" },
  { word: "Turn", write: "Mutex" },
  { word: "Unfinished", write: "RetryQueue" },
  { word: "News", write: "WebhookEvent" },
  { word: "ForgedNews", write: "InvalidSignatureError" },
  { word: "readNews", write: "parseNotification" },
  { word: "recordNews", write: "recordWebhookEvent" },
  { word: "Letter", write: "RenderedEmail" },
  { word: "AnswerLost", write: "OutcomeUnknownError" },
  { word: "keepUp", write: "maintain" },
  { word: "Surroundings", write: "deps" },
  { word: "openWay", write: "openFaultyProxy" },
  { word: "hush", write: "blackhole" },
  { word: "refuseTry", write: "throttleRequest" },
  { word: "refuseGuesses", write: "throttleLookup" },
  { word: "takeTry", write: "consumeAllowances" },
  { word: "returnTry", write: "refundAllowances" },
  { word: "knownAnswer", write: "findReplay" },
  { word: "keptAnswer", write: "replay" },
  { word: "answerOfFaster", write: "replayConcurrent" },
  { word: "KeptAnswer", write: "StoredResponse or CachedResponse" },
  { word: "notTheirs", write: "cardErrors" },
  { word: "useAnswer", write: "useQuery" },
  { word: "useSettled", write: "useDebouncedValue" },
  { word: "customerOf", write: "toCustomer" },
  { word: "providerOf", write: "getProvider" },
  { word: "askService", write: "callService" },
  { word: "StandIn", write: "Fake" },
  { word: "startStandIn", write: "startFake" },
  { word: "unfinished", write: "retryQueue" },
  { word: "readLetters", write: "readEmails" },
  { word: "settingsOf", write: "requireSite" },
  { word: "queryOf", write: "toQuery" },
  { word: "planOf", write: "pricePlan" },
  { word: "earnerOf", write: "findEarner" },
  { word: "openPlace", write: "createBenchStore" },
];

/** Words of comments, of the contract's texts and of the guides; letter case does not count. */
export const PHRASES: readonly Denied[] = [
  { word: "e-mail", write: "email" },
  { word: "for ever", write: "forever" },
  { word: "unless told", write: "by default" },
  { word: "unless said", write: "by default" },
  { word: "twin", write: "sandbox (of a provider), fake (in tests)" },
  { word: "to the letter", write: "exactly" },
  { word: "lets go of", write: "releases (a payment), closes, drops" },
  { word: "let go of", write: "release (a payment), close, drop" },
  { word: "dressing", write: "page settings" },
  { word: "the documents", write: "the rule itself" },
  { word: "shipped quirk", write: "what existing clients rely on" },
];
