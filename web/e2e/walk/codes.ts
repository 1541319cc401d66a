/** Codes that a shopper types into the field. */
export const GOOD_PROMOTIONS = [
  "WELCOME15",
  "SPENDMORE",
  "GIFTUP",
  "FREETOY",
  "TAKEFOUR",
  "TENOFF",
  "FREESHIP",
  "LUBE20",
  "DOUBLE",
  "DEEPCUT",
  "UNDER80",
  "OVER100",
] as const;

export const GIFT_CARDS = ["1000-0000-0000-0001", "1000-0000-0000-0003", "2000-0000-0000-0001"] as const;

export const BAD_CODES = [
  "EXPIRED24",
  "ENDED",
  "OUTLET10",
  "NO-SUCH-CODE",
  "9999-9999-9999-9999",
  "1000-0000-0000-0004",
  "3000-0000-0000-0001",
  "🎁",
  "%",
] as const;
