import type { Client } from "@velours/sdk";
import { getData } from "../../../../platform/forms/useForm.ts";

/** Milliseconds before the outcome shows, also when the shop answers at once. */
const MINIMUM = 1500;

interface Buyer {
  email: string;
  nonce: string;
}

/** Joins with an order's address and nonce. Rejects with what the shop or the connection refused. */
export async function createAccount(
  api: () => Promise<Pick<Client, "register">>,
  { email, nonce }: Buyer,
): Promise<void> {
  const register = async () =>
    getData((await api()).register({ body: { email, token: nonce, termsOfService: true } }));
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM));
  const [outcome] = await Promise.allSettled([register(), minimum]);
  if (outcome.status === "rejected") throw outcome.reason;
}
