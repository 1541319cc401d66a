export interface Line {
  name: string;
  quantity: number;
  unit_price: number;
  total_amount: number;
}

export interface OrderRequest {
  order_amount: number;
  order_tax_amount: number;
  purchase_country: string;
  purchase_currency: string;
  locale: string;
  order_lines: Line[];
  merchant_reference1?: string;
}

/** A purchase as the provider keeps it. */
export interface Order {
  order_id: string;
  status: "AUTHORIZED" | "CAPTURED" | "CANCELLED";
  fraud_status: "ACCEPTED" | "PENDING" | "REJECTED";
  order_amount: number;
  captured_amount: number;
  refunded_amount: number;
  purchase_currency: string;
  merchant_reference1: string | undefined;
  captures: number[];
  refunds: number[];
  request: OrderRequest;
}

/** The errors of a purchase in the provider's words; empty when it is valid. */
export function validateOrder(order: Partial<OrderRequest>): string[] {
  const missing = (
    ["purchase_country", "purchase_currency", "locale", "order_amount", "order_lines"] as const
  )
    .filter((key) => order[key] === undefined || order[key] === "")
    .map((key) => `Bad value: ${key}`);
  if (missing.length > 0) return missing;
  const lines = order.order_lines ?? [];
  const wrong = lines.findIndex((line) => line.unit_price * line.quantity !== line.total_amount);
  if (wrong >= 0) return [`Bad value: order_lines[${wrong}].total_amount`];
  const sum = lines.reduce((total, line) => total + line.total_amount, 0);
  return sum === order.order_amount ? [] : ["Bad value: order_amount"];
}

/** The provider's records. */
export class Ledger {
  readonly orders: Order[] = [];
  readonly sessions: OrderRequest[] = [];
  readonly spent = new Set<string>();
  /** Answers by idempotency key: the same key gets the same bytes. */
  readonly answers = new Map<string, { status: number; body: unknown }>();

  find(id: string): Order | undefined {
    return this.orders.find(({ order_id }) => order_id === id);
  }
}
