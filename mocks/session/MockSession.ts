import { siteDay } from "@velours/sdk/rules";
import {
  type CatalogueIndex,
  formatInvoiceNumber,
  type InvoicePlace,
  type LoggedEntry,
  type OfferTask,
  type PrintedParties,
  type ProductRecord,
  type PromotionRecord,
  parseOrderNumber,
  type RefundPlan,
  type StockRow,
  type StockTake,
} from "@velours/sdk/shop";
import type {
  CampaignEntrant,
  Collection,
  Customer,
  ImportAppliedEvent,
  MerchantCollection,
  MerchantDraft,
  MerchantPage,
  MerchantReview,
  Order,
  OrderEvent,
  Page,
  Product,
  Refund,
  ReturnRequest,
  Shipment,
  ShippingRateRow,
  Site,
  SiteCode,
  StockEntry,
  StockItem,
  Subscriber,
  TaxRateRow,
} from "@velours/sdk/types";
import type { KeptPicture } from "../pictures/addressPictures.ts";
import { type Shop, toRecord } from "../shop/createShop.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { CreditsLedger, type Owner } from "./CreditsLedger.ts";
import { createCode } from "./createCode.ts";
import { GiftCards } from "./GiftCards.ts";
import { LruMap } from "./LruMap.ts";
import type { Member } from "./Member.ts";
import { Members } from "./Members.ts";
import type { SessionProposal } from "./SessionProposal.ts";
import type { SignIn } from "./SignIn.ts";
import type { StoredKey } from "./StoredKey.ts";
import type { StoredWebhook } from "./StoredWebhook.ts";
import type { Settings } from "./settings.ts";

/** An answer under an idempotency key. */
export interface KeyedAnswer {
  /** The request, and the merchant's program that sent it. */
  request: string;
  answer: Promise<MockResponse>;
  /** Id of the member who sent the request; null for a guest and for a merchant's program. */
  member: number | null;
}

/** The right to join after an order. */
interface JoinRight {
  nonce: string;
  orderId: string;
  /** In lower case. */
  email: string;
}

type ShopPromotion = Shop["promotions"] extends ReadonlyMap<string, infer Row> ? Row : never;

/** The first numbers that a shop gives itself. */
const firstIds = { products: 100_001, variants: 200_001 };

/** An order with what its cancelling needs. */
export interface PlacedOrder {
  order: Order;
  issued: { number: string; day: string };
  /** The invoice of what its offer added. */
  offerIssued?: { number: string; day: string };
  /** Seller and buyer of its invoices and credit notes, by their numbers. */
  readonly parties: Map<string, PrintedParties>;
  /** Id of the member who was signed in then. */
  member: number | null;
  /** Whose cash back it earned. */
  earner: Owner;
  takes: readonly StockTake[];
  /** Code of the gift card it was paid with. */
  giftCard: string | null;
  /** Id of the promotion it used. */
  promotion: number | null;
  /** Refunds with their plans. */
  refunds: { refund: Refund; plan: RefundPlan; actor: string; reason: string | null }[];
  shipments: (Shipment & { actor: string })[];
  returns: Omit<ReturnRequest, "state" | "refunded">[];
  /** The last word of the payment service about its payment. */
  trouble: { reason: string; revision: string; isClosed: boolean } | null;
  /** Its buyer's reviews of its products. */
  reviews: readonly MerchantReview["review"][];
  /** Events that no other record tells of: notes, emails that were sent again. */
  events: Omit<OrderEvent, "actorName">[];
}

/** An entry of a ledger, with the counts it went between; null is stock that is not counted. */
interface NotedStock extends StockEntry {
  counts: Record<"before" | "after", number | null>;
}

/** All of the shop that the log of its desk puts back. */
export interface DeskState {
  /** Only products that the session changed. */
  readonly products: ReadonlyMap<number, ProductRecord>;
  /** By code, in lower case. */
  readonly promotions: ReadonlyMap<string, ShopPromotion>;
  readonly sites: ReadonlyMap<string, Site>;
  readonly siteRevisions: ReadonlyMap<string, string>;
  readonly pages: readonly MerchantPage[];
  readonly collections: readonly MerchantCollection[];
  readonly shippingRates: readonly ShippingRateRow[];
  readonly shippingRevision: number;
  readonly taxRates: readonly TaxRateRow[];
  readonly reviews: ReadonlyMap<PlacedOrder, PlacedOrder["reviews"]>;
  readonly stockEntries: ReadonlyMap<string, readonly NotedStock[]>;
}

/**
 * A client's changes to the shop. Every session starts from the same shop and sees only its own changes.
 */
export class MockSession {
  readonly id: string;
  readonly openedAt = new Date();
  /** Failures and delays asked for, until they are taken back. */
  settings: Settings = {};
  /** The visitor's id. */
  identity: string;
  readonly orders = new LruMap<string, PlacedOrder>(100);
  /** Orders that its desk prepared, by number. */
  readonly drafts = new Map<number, MerchantDraft>();
  /** Webhooks that its desk made, the oldest first. */
  webhooks: readonly StoredWebhook[] = [];
  /** Addresses on newsletters, the newest first. */
  subscribers: readonly Subscriber[] = [];
  /** Addresses, in lower case, that want no email that asks for a review. */
  readonly reviewRefusals = new Set<string>();
  /** Messages to customer service, the newest first, with their writers' addresses. */
  messages: readonly (Customer["messages"][number] & { email: string })[] = [];
  /** Addresses that wait for a variant, the oldest first. */
  stockNotices: readonly { variantId: number; productId: number; email: string; since: string }[] = [];
  /** Acts of its desk that wait for another person's consent, or did, the oldest first. */
  proposals: readonly SessionProposal[] = [];
  /** Entries of campaigns, the newest first. */
  campaignEntries: readonly CampaignEntrant[] = [];
  /** Imports that its desk applied, undid or did again, the oldest first. */
  imports: readonly { time: string; parts: ImportAppliedEvent["data"]["parts"] }[] = [];
  /** The audit log of its desk, the oldest entry first. */
  readonly log: LoggedEntry[] = [];
  /** Rights to join after orders, by nonce. */
  readonly joinNonces = new LruMap<string, JoinRight>(100);
  /** Offers after orders, by task id. */
  readonly tasks = new LruMap<string, OfferTask>(100);
  readonly members: Members;
  readonly giftCards: GiftCards;
  /** Keys that its desk made, the oldest first. */
  readonly keys: StoredKey[] = [];
  /** The signed-in member. */
  member: Member | undefined;
  /** How `member` signed in. */
  signIn: SignIn | undefined;
  /** A one-time code was requested and is not used yet. */
  wasSentCode = false;
  readonly answers = new LruMap<string, KeyedAnswer>(100);
  /** Cash back earned and spent. */
  readonly credits: CreditsLedger;
  /** Card nonces that were paid with. */
  readonly spentNonces = new LruMap<string, true>(500);
  /** Shipping rates as the session's desk left them. */
  shippingRates: readonly ShippingRateRow[];
  /** Settings of sites, by code, as the session's desk left them. */
  readonly sites: Map<string, Site>;
  /** Revisions of those that it changed. */
  readonly siteRevisions = new Map<string, string>();
  /** Counts the changes of `shippingRates`. */
  shippingRevision = 1;
  /** Tax rates that its desk saved. */
  taxRates: readonly TaxRateRow[] = [];
  #orderNumber = 100_000;
  readonly #lastIds = { drafts: 0, proposals: 0 };
  /** The last number of each series. */
  readonly #invoices = new Map<string, number>();
  #index: CatalogueIndex;
  readonly #products = new Map<number, ProductRecord>();
  /** Ids of products by those of their variants, of `#products`. */
  #productOfVariant: ReadonlyMap<number, number> = new Map();
  /** Changes of counts by variant and region, the oldest first. */
  readonly #stockEntries = new Map<string, readonly NotedStock[]>();
  /** By code, in lower case, as this session left them. */
  readonly #promotions: Map<string, ShopPromotion>;
  /** Uses of promotions by id: a code may be another one by now. */
  readonly #promotionUses = new Map<number, number>();
  #pages: readonly MerchantPage[];
  #collections: readonly MerchantCollection[];

  /** A new UUID. */
  readonly newId: () => string;
  /** The shop before this session did anything. */
  readonly shop: Shop;

  /** Pictures that desks keep, by path. */
  readonly pictures: LruMap<string, KeptPicture>;

  constructor(id: string, newId: () => string, shop: Shop, pictures = new LruMap<string, KeptPicture>(50)) {
    this.id = id;
    this.pictures = pictures;
    this.newId = newId;
    this.shop = shop;
    this.shippingRates = shop.shippingRates;
    this.sites = new Map(shop.sites);
    this.#index = shop.index;
    this.#promotions = new Map(shop.promotions);
    this.#pages = shop.pages.map((page) => ({ page, revision: "imported" }));
    this.#collections = shop.collections.map((collection) => ({ collection, revision: "imported" }));
    this.members = new Members(shop.members);
    this.giftCards = new GiftCards(shop.giftCards.values(), this.openedAt, () => createCode(newId()));
    this.identity = newId();
    this.credits = new CreditsLedger(newId);
    for (const { email, cashBack } of shop.members) {
      const { id: member } = this.members.find(email) as Member;
      if (cashBack !== undefined)
        this.credits.add({ member }, { site: "boutique", currency: "USD" }, cashBack);
    }
  }

  /** The catalogue as this session left it. */
  get index(): CatalogueIndex {
    return this.#index;
  }

  /** Records by product id, or by the ids of variants; in ascending order, each once. */
  records(wanted: { ids: readonly number[] } | { variants: readonly number[] }): ProductRecord[] {
    const ids =
      "ids" in wanted
        ? wanted.ids
        : wanted.variants.flatMap(
            (id) => this.#productOfVariant.get(id) ?? this.shop.productOfVariant.get(id) ?? [],
          );
    return [...new Set(ids)]
      .sort((a, b) => a - b)
      .flatMap((id) => this.#products.get(id) ?? this.shop.products.get(id) ?? []);
  }

  /** All products, whether or not they are sold. */
  allRecords(): ProductRecord[] {
    return this.records({ ids: [...this.shop.products.keys(), ...this.#products.keys()] });
  }

  /** The next number of a product or a variant. */
  nextId(kind: "products" | "variants"): number {
    const documents = this.allRecords().map(({ document }) => document);
    const ids = documents.flatMap(({ id, variants }) =>
      kind === "products" ? id : variants.map((variant) => variant.id),
    );
    return Math.max(firstIds[kind], ...ids.map((id) => id + 1));
  }

  promotion(code: string): PromotionRecord | undefined {
    const document = this.#promotions.get(code.trim().toLowerCase());
    return (
      document && {
        document,
        uses: this.#promotionUses.get(document.id) ?? 0,
        limit: document.usage_limit ?? null,
      }
    );
  }

  /** Promotions by id. */
  get promotions(): ShopPromotion[] {
    return [...this.#promotions.values()].sort((a, b) => a.id - b.id);
  }

  /** Puts a promotion in the place of the one with its number, or adds it. */
  savePromotion(promotion: ShopPromotion): void {
    for (const [name, { id }] of this.#promotions) if (id === promotion.id) this.#promotions.delete(name);
    this.#promotions.set(promotion.name.toLowerCase(), promotion);
  }

  /** Ends what a member is signed in with; a session is one browser. */
  signOut({ id }: Pick<Member, "id">): void {
    if (this.member?.id !== id) return;
    this.member = undefined;
    this.signIn = undefined;
  }

  usePromotion(id: number): void {
    this.#promotionUses.set(id, (this.#promotionUses.get(id) ?? 0) + 1);
  }

  /** Orders, the one placed last first. */
  get newestOrders(): PlacedOrder[] {
    const numberOf = ({ order }: PlacedOrder): number => parseOrderNumber(order.number) ?? 0;
    return this.orders.values().sort((a, b) => numberOf(b) - numberOf(a));
  }

  /** The order of an id, when it is the caller's: a member's order is that member's alone. */
  findOrder(id: string): PlacedOrder | undefined {
    const placed = this.orders.get(id);
    return placed?.member === null || placed?.member === this.member?.id ? placed : undefined;
  }

  returnPromotion(id: number): void {
    this.#promotionUses.set(id, (this.#promotionUses.get(id) ?? 1) - 1);
  }

  returnStock(takes: readonly StockTake[], order: string): void {
    const returned = takes.map((take) => ({ ...take, units: -take.units, levelChanges: true }));
    this.#moveUnits(returned, { reason: "refund", order });
  }

  /** Units sold in this session, which is younger than the days that count. */
  countSold(variantId: number, region: string): number {
    const moved = this.stockEntries({ variantId, region }).filter(({ order }) => order !== null);
    return Math.max(0, -sumDeltas(moved));
  }

  /** Pages of words as this session left them. */
  get pages(): readonly Page[] {
    return this.#pages.map(({ page }) => page);
  }

  /** The page of a handle that exactly this site has; undefined is the page of all sites. */
  findPage(handle: string, site: SiteCode | undefined): MerchantPage | undefined {
    return this.#pages.find(({ page }) => page.handle === handle && page.site === site);
  }

  savePage(page: Page): void {
    const stored = this.findPage(page.handle, page.site);
    this.#pages = [...this.#pages.filter((each) => each !== stored), { page, revision: this.newId() }];
  }

  removePage(stored: MerchantPage): void {
    this.#pages = this.#pages.filter((each) => each !== stored);
  }

  findCollection(handle: string): MerchantCollection | undefined {
    return this.#collections.find(({ collection }) => collection.handle === handle);
  }

  /** Puts a collection in the place of the one with its handle, or behind all others. */
  saveCollection(collection: Collection): void {
    const saved = { collection, revision: this.newId() };
    const stored = this.findCollection(collection.handle);
    this.#collections =
      stored === undefined
        ? [...this.#collections, saved]
        : this.#collections.map((each) => (each === stored ? saved : each));
    this.#rebuild();
  }

  removeCollection(stored: MerchantCollection): void {
    this.#collections = this.#collections.filter((each) => each !== stored);
    this.#rebuild();
  }

  #rebuild(): void {
    this.#productOfVariant = new Map(
      [...this.#products.values()].flatMap(({ id, document }) =>
        document.variants.map((variant) => [variant.id, id] as const),
      ),
    );
    this.#index = this.shop.buildIndex(
      [...this.#products.values()],
      this.#collections.map(({ collection }) => collection),
    );
  }

  /** Puts products in the place of those with their numbers, or adds them; counts of their variants stay unless they are set. */
  putProducts(documents: readonly Product[], stock: "keep" | "set" = "keep"): void {
    for (const document of documents) {
      const [stored] = this.records({ ids: [document.id] });
      const created_at = document.created_at ?? stored?.created_at ?? new Date().toISOString();
      const record = toRecord({ ...document, created_at }, undefined);
      const isSet = stock === "set" || stored === undefined;
      const after = isSet ? record.stock : keepCounts(record, stored);
      if (stored !== undefined) this.#noteCounts(stored, after, "import");
      this.#products.set(document.id, {
        ...record,
        document,
        stars: stored?.stars ?? null,
        stock: after,
      });
    }
    if (documents.length > 0) this.#rebuild();
  }

  saveSite(site: Site): void {
    this.sites.set(site.code, site);
    this.siteRevisions.set(site.code, this.newId());
  }

  saveTaxRates(rates: readonly TaxRateRow[]): void {
    const place = ({ country, state }: TaxRateRow) => `${country} ${state ?? ""}`;
    this.taxRates = rates.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }

  saveShippingRates(rates: readonly ShippingRateRow[]): void {
    this.shippingRates = rates;
    this.shippingRevision += 1;
  }

  /** Puts records in the place of those with their numbers; the ledger of a count that is another one has the reason. */
  saveRecords(records: readonly ProductRecord[], reason = "corrected"): void {
    for (const record of records) {
      const [stored] = this.records({ ids: [record.id] });
      if (stored !== undefined) this.#noteCounts(stored, record.stock, reason);
      this.#products.set(record.id, record);
    }
    this.#rebuild();
  }

  /** The shop as its desk left it; set, it is again as it was then. */
  get desk(): DeskState {
    return {
      products: new Map(this.#products),
      promotions: new Map(this.#promotions),
      sites: new Map(this.sites),
      siteRevisions: new Map(this.siteRevisions),
      pages: this.#pages,
      collections: this.#collections,
      shippingRates: this.shippingRates,
      shippingRevision: this.shippingRevision,
      taxRates: this.taxRates,
      reviews: new Map([...this.orders.values()].map((placed) => [placed, placed.reviews])),
      stockEntries: new Map(this.#stockEntries),
    };
  }

  set desk(state: DeskState) {
    refill(this.#products, state.products);
    refill(this.#promotions, state.promotions);
    refill(this.sites, state.sites);
    refill(this.siteRevisions, state.siteRevisions);
    this.#pages = state.pages;
    this.#collections = state.collections;
    this.shippingRates = state.shippingRates;
    this.shippingRevision = state.shippingRevision;
    this.taxRates = state.taxRates;
    for (const [placed, reviews] of state.reviews) placed.reviews = reviews;
    refill(this.#stockEntries, state.stockEntries);
    this.#rebuild();
  }

  /** The ledger of a count, the oldest entry first, without that of the count which the session began with. */
  stockEntries({ variantId, region }: Pick<StockItem, "variantId" | "region">): readonly NotedStock[] {
    return this.#stockEntries.get(`${variantId} ${region}`) ?? [];
  }

  #noteStock(
    place: StockRow,
    counts: NotedStock["counts"],
    about: Pick<StockEntry, "reason" | "order"> & Partial<Pick<StockEntry, "time">>,
  ): void {
    const delta = (counts.after ?? 0) - (counts.before ?? 0);
    if (delta === 0) return;
    const key = placeOf(place);
    const entries = this.#stockEntries.get(key) ?? [];
    // The first number is that of the count which the session began with.
    const noted = { time: new Date().toISOString(), ...about, id: entries.length + 2, delta, counts };
    this.#stockEntries.set(key, [...entries, noted]);
  }

  #noteCounts({ stock: before }: ProductRecord, after: readonly StockRow[], reason: string): void {
    for (const row of after) {
      const stored = before.find((other) => placeOf(other) === placeOf(row));
      const counts = { before: stored?.quantity ?? null, after: row.quantity };
      this.#noteStock(row, counts, { reason, order: null });
    }
  }

  /** Sets the count of a variant in a region. */
  setStock({ productId, variantId, region }: StockItem, quantity: number, reason?: string): void {
    const records = this.records({ ids: [productId] }).map((record) => ({
      ...record,
      stock: record.stock.map((row) =>
        row.variant_id === variantId && row.region === region ? { ...row, quantity } : row,
      ),
    }));
    this.saveRecords(records, reason);
  }

  takeStock(takes: readonly StockTake[], order: string, time: Date): void {
    this.#moveUnits(takes, { reason: "order", order, time: time.toISOString() });
  }

  #moveUnits(
    takes: readonly StockTake[],
    about: Pick<StockEntry, "reason" | "order"> & Partial<Pick<StockEntry, "time">>,
  ): void {
    for (const { row, units, productId } of takes) {
      const record = this.#products.get(productId) ?? this.shop.products.get(productId);
      const stored = record?.stock.find((other) => placeOf(other) === placeOf(row));
      if (record === undefined || stored === undefined || stored.quantity === null) continue;
      const quantity = stored.quantity - units;
      this.#noteStock(row, { before: stored.quantity, after: quantity }, about);
      const stock = record.stock.map((other) => (other === stored ? { ...other, quantity } : other));
      this.#products.set(productId, { ...record, stock });
    }
    if (takes.some(({ levelChanges }) => levelChanges)) this.#rebuild();
  }

  /**
   * Lets a guest create an account with an order's address, in place of the order's earlier nonce; given whether or not the
   * address has an account already.
   */
  newJoinNonce({ id: orderId, user }: Order): string {
    this.endJoinNonces((right) => right.orderId === orderId);
    const nonce = `join-${this.newId()}`;
    this.joinNonces.set(nonce, { nonce, orderId, email: user.email.toLowerCase() });
    return nonce;
  }

  endJoinNonces(isEnded: (right: JoinRight) => boolean): void {
    for (const right of this.joinNonces.values()) if (isEnded(right)) this.joinNonces.delete(right.nonce);
  }

  /** The next id of its kind; those of erased ones are not given again. */
  nextSerial(kind: "drafts" | "proposals"): number {
    this.#lastIds[kind] += 1;
    return this.#lastIds[kind];
  }

  nextOrderNumber(): number {
    this.#orderNumber += 1;
    return this.#orderNumber;
  }

  /**
   * The number of an order's next invoice or credit note, and its day: that of `date` at the site, `YYYY-MM-DD`. Its seller and
   * buyer are kept with the order.
   */
  issueInvoice(
    { order, parties }: Pick<PlacedOrder, "order" | "parties">,
    kind: InvoicePlace["kind"],
    date: string,
  ) {
    const site = this.sites.get(order.site);
    const day = siteDay(Date.parse(date), site?.timeZone);
    const series = { site: order.site, kind, year: Number(day.slice(0, 4)) };
    const name = JSON.stringify(series);
    const position = (this.#invoices.get(name) ?? 0) + 1;
    this.#invoices.set(name, position);
    const number = formatInvoiceNumber({ ...series, position });
    parties.set(number, {
      seller: site ? { name: site.name, supportEmail: site.supportEmail, seller: site.seller } : null,
      buyer: { email: order.user.email, address: order.address },
    });
    return { number, day };
  }
}

const placeOf = ({ variant_id, region }: StockRow): string => `${variant_id} ${region}`;

const sumDeltas = (entries: readonly StockEntry[]): number =>
  entries.reduce((sum, { delta }) => sum + delta, 0);

/** The stock of a product that is saved: counts that are there stay, and only new variants and regions begin with those of the document. */
function keepCounts({ document, stock }: ProductRecord, stored: ProductRecord): StockRow[] {
  const place = new Map(document.variants.map(({ id }, index) => [id, index]));
  const sent = new Map(stock.map((row) => [placeOf(row), row]));
  for (const row of stored.stock) {
    const { requires_shipping } = sent.get(placeOf(row)) ?? row;
    if (place.has(row.variant_id)) sent.set(placeOf(row), { ...row, requires_shipping });
  }
  return [...sent.values()].sort(
    (a, b) =>
      (place.get(a.variant_id) ?? 0) - (place.get(b.variant_id) ?? 0) || (a.region < b.region ? -1 : 1),
  );
}

function refill<Key, Value>(map: Map<Key, Value>, values: ReadonlyMap<Key, Value>): void {
  map.clear();
  for (const [key, value] of values) map.set(key, value);
}
