import type { Trace } from "../../../../platform/sandbox/Trace.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  FoundPayment,
  HeldPayment,
  PaymentProvider,
} from "../../PaymentProvider.ts";

/** The part that the sandboxes of all payment providers share: every call is traced, and only `decide` differs. */
export abstract class SandboxProvider implements PaymentProvider {
  abstract readonly id: string;
  protected readonly trace: Trace;

  constructor(trace: Trace) {
    this.trace = trace;
  }

  /** The outcome of an authorization. */
  protected abstract decide(request: AuthorizationRequest): Promise<AuthorizationResult>;

  async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const result = await this.decide(request);
    const { attemptId, amount, currency } = request;
    const { outcome } = result;
    this.trace.add(this.id, "authorize", {
      attemptId,
      amount,
      currency,
      outcome,
      ...this.traceDetail(request),
    });
    return result;
  }

  /** Further fields of an authorization's trace entry. */
  protected traceDetail(_request: AuthorizationRequest): Record<string, unknown> {
    return {};
  }

  /** The sandbox loses no response, so there is nothing to look up. */
  async find(): Promise<FoundPayment> {
    return { state: "none" };
  }

  async capture({ transactionId }: HeldPayment): Promise<void> {
    this.trace.add(this.id, "capture", { transactionId });
  }

  async void({ attemptId }: HeldPayment): Promise<void> {
    this.trace.add(this.id, "void", { attemptId });
  }

  async refund({ transactionId }: HeldPayment, amount: number, refundId: string): Promise<void> {
    this.trace.add(this.id, "refund", { transactionId, amount, refundId });
  }
}
