import type { FieldValues } from "./fields.ts";
import type { TokenizeError, TokenizePayload } from "./messages.ts";

let sequence = 0;

/** Sends the fields to the gateway; `sequence` counts the tokens this form was given: the card that ends in 1119 depends on it. */
export async function requestToken(
  authorization: string,
  gather: () => Promise<FieldValues>,
): Promise<{ payload: TokenizePayload } | { error: TokenizeError }> {
  try {
    const fields = await gather();
    const response = await fetch("/hosted-fields/v1/tokenize", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ authorization, sequence: sequence + 1, fields }),
    });
    if (!response.ok) return { error: (await response.json()) as TokenizeError };
    sequence += 1;
    return { payload: (await response.json()) as TokenizePayload };
  } catch {
    return {
      error: {
        code: "HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR",
        message: "A tokenization network error occurred.",
      },
    };
  }
}
