/**
 * Domains and those that each may import, beside the platform, which all may import. A domain names only domains
 * above it in this list, so that no two of them form a circle.
 */
const KNOWS = {
  // What is sold, to whom, and where.
  sessions: [],
  sites: [],
  promotions: [],
  catalogue: ["sites"],
  pictures: [],
  notifications: [],
  accounts: ["sessions"],
  wishlist: ["sessions"],
  campaigns: ["sessions"],
  // What a cart costs.
  cart: ["sites", "promotions", "catalogue"],
  shipping: ["sites", "promotions", "catalogue"],
  taxes: [],
  addresses: [],
  // What pays for it.
  payments: [],
  credits: ["sessions", "sites", "accounts"],
  giftcards: ["payments"],
  // What becomes of it.
  orders: ["sessions", "sites", "promotions", "catalogue", "accounts", "payments", "credits", "giftcards"],
  drafts: ["orders"],
  upsells: ["sites", "catalogue", "payments", "orders"],
  checkout: [
    "sites",
    "promotions",
    "catalogue",
    "accounts",
    "cart",
    "shipping",
    "payments",
    "credits",
    "giftcards",
    "orders",
    "drafts",
    "upsells",
  ],
  subscriptions: ["sessions", "sites", "catalogue", "cart", "shipping", "payments", "orders"],
  refunds: ["sites", "promotions", "catalogue", "payments", "credits", "giftcards", "orders"],
  messages: ["accounts"],
  // What others are told.
  events: ["catalogue", "payments", "orders"],
  // What is kept about a person.
  privacy: ["catalogue", "accounts", "orders"],
  // What the merchant and machines do with it.
  import: [
    "sessions",
    "sites",
    "promotions",
    "catalogue",
    "pictures",
    "notifications",
    "accounts",
    "campaigns",
    "shipping",
    "taxes",
    "giftcards",
    "upsells",
    "events",
  ],
  merchant: [
    "sessions",
    "sites",
    "accounts",
    "campaigns",
    "promotions",
    "catalogue",
    "pictures",
    "payments",
    "credits",
    "giftcards",
    "orders",
    "drafts",
    "subscriptions",
    "refunds",
    "messages",
    "import",
    "events",
    "shipping",
    "taxes",
    "privacy",
  ],
  sandbox: ["catalogue", "accounts", "credits"],
  seo: ["sites", "catalogue"],
  logs: [],
};

/** Folders and files of the platform. Each may import only those before it, so that they form no circle. */
const PLATFORM = [
  "config",
  "operationTypes.ts",
  "contract.ts",
  "keepKnown.ts",
  "telemetry",
  "store",
  "audit",
  "documents",
  "jobs",
  "sandbox",
  "mail",
  "admission",
  "context.ts",
  "limits",
  "http",
  "idempotency",
  "pages",
  "backup",
];

const names = Object.keys(KNOWS);
for (const [domain, known] of Object.entries(KNOWS))
  for (const name of known)
    if (!names.slice(0, names.indexOf(domain)).includes(name))
      throw new Error(`KNOWS: ${domain} names ${name}, which does not stand above it.`);

const DOMAINS = "^server/src/domains/";
const PARTS = "^server/src/platform/";
const toPattern = (part) => (part.endsWith(".ts") ? part.replace(".", "[.]") : `${part}/`);
const anyOf = (parts) => `(${parts.map(toPattern).join("|")})`;

/** The floors of the server: assembly, domains, platform. Imports point downward, those of types too. */
export default {
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    includeOnly: { path: "^server/src/|node_modules/kysely/|^kysely$" },
    exclude: { path: "[.]test[.]ts$" },
  },
  forbidden: [
    {
      name: "platform-knows-no-domain",
      comment:
        "The platform serves any shop. Let the domain declare its part (Database, JobPayloads, EmailPayloads, Services, DomainContext), or let the assembly pass it in.",
      severity: "error",
      from: { path: PARTS },
      to: { path: "^server/src/(domains|assembly|server[.]ts)" },
    },
    ...PLATFORM.map((part, at) => ({
      name: `platform-${part}-knows-those-before-it`,
      comment: `It may know ${PLATFORM.slice(0, at).join(", ") || "no other part"} (PLATFORM in server/.dependency-cruiser.mjs). Let the caller pass the rest in.`,
      severity: "error",
      from: { path: `${PARTS}${toPattern(part)}` },
      to: { path: PARTS, pathNot: `${PARTS}${anyOf(PLATFORM.slice(0, at + 1))}` },
    })),
    {
      name: "platform-is-listed",
      comment: "Name it in PLATFORM (server/.dependency-cruiser.mjs), behind those that it imports.",
      severity: "error",
      from: { path: PARTS, pathNot: `${PARTS}${anyOf(PLATFORM)}` },
      to: {},
    },
    {
      name: "domains-know-no-assembly",
      comment:
        "The assembly knows the domains, never the other way round. What a domain needs comes with its context.",
      severity: "error",
      from: { path: DOMAINS },
      to: { path: "^server/src/(assembly|server[.]ts)" },
    },
    ...Object.entries(KNOWS).map(([domain, known]) => ({
      name: `${domain}-knows-its-own`,
      comment: `It may know ${known.join(", ") || "no other domain"} (KNOWS in server/.dependency-cruiser.mjs). Let the caller pass it in, let the other domain declare it in Services, or move the fact to the domain that owns it.`,
      severity: "error",
      from: { path: `${DOMAINS}${domain}/` },
      to: { path: DOMAINS, pathNot: `${DOMAINS}${anyOf([domain, ...known])}` },
    })),
    {
      name: "domains-are-listed",
      comment: "Name the domain in KNOWS (server/.dependency-cruiser.mjs), below those that it imports.",
      severity: "error",
      from: { path: DOMAINS, pathNot: `${DOMAINS}${anyOf(names)}` },
      to: {},
    },
    {
      name: "testing-is-for-tests",
      comment: "What tests share is no part of the shop.",
      severity: "error",
      from: { pathNot: "^server/src/testing/" },
      to: { path: "^server/src/testing/" },
    },
    {
      name: "kysely-in-stores",
      comment:
        "SQL stands in the store.ts, or store/<table>.ts, of the domain whose table it is: add a function there. Elsewhere the types Db and Transaction of platform/store/schema.ts are enough.",
      severity: "error",
      from: {
        path: "^server/src/",
        pathNot: "^server/src/testing/|/(store|schema)[.]ts$|/store/|^server/src/platform/audit/",
      },
      to: { path: "(^|node_modules/)kysely(/|$)" },
    },
  ],
};
