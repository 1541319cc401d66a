import type { Address } from "@velours/sdk/types";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, RequiredTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A member. */
export interface UserTable {
  id: Generated<number>;
  /** As it was typed; unique without regard to case. */
  email: string;
  username: string;
  /** Argon2id in PHC form; null until a password is chosen. */
  password: string | null;
  first_name: string | null;
  last_name: string | null;
  role: ColumnType<"member" | "admin", "member" | "admin" | undefined, "member" | "admin">;
  /** Lists of strings by the keys sites, providers, videos, stories and articles. */
  levels: Json<Record<string, string[]>>;
  restrictions: Json<Record<string, unknown>> | null;
  addresses: ColumnType<UserAddresses, string | undefined, string>;
  /** Unlike every other member's and every earlier one: a number that changes tells browsers to reload. */
  revision: Generated<number>;
  totp_required: Generated<boolean>;
  /** Base32, or that sealed with TOTP_KEY; null until the authenticator is set up. */
  totp_secret: string | null;
  /** The last time step whose code was used; that code and earlier ones no longer work. */
  totp_step: number | null;
  /** Like totp_secret; shown during the setup of the authenticator, and valid for 15 minutes. */
  totp_pending_secret: string | null;
  totp_pending_at: NullableTimestamp;
  email_verified_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface UserAddresses {
  billing: Address | null;
  shipping: Address | null;
}

/** A visitor, known by the identity cookie. */
interface IdentityTable {
  id: string;
  email: string | null;
  /** Exchange id of the email marketing service. */
  exchange: string | null;
  /** The day of the last visit, to a day. */
  seen_at: Timestamp;
  created_at: Timestamp;
}

/** A browser where a member signed in. */
interface KnownDeviceTable {
  token_hash: string;
  user_id: number;
  used_at: Timestamp;
}

/** A code by email. Without a member it is a decoy: asking for one looks the same for every address. */
interface OneTimeCodeTable {
  /** Hash of the ticket in the requesting browser's cookie. */
  id: string;
  user_id: number | null;
  /** Null until the email is rendered. */
  code_hash: string | null;
  attempts: Generated<number>;
  expires_at: RequiredTimestamp;
}

/** The right to set a password, by an emailed link. */
interface PasswordTokenTable {
  token_hash: string;
  user_id: number;
  expires_at: RequiredTimestamp;
}

/** The right to make an account after an order: one use, 24 hours. */
interface JoinNonceTable {
  nonce: string;
  order_id: string;
  email: string;
  expires_at: RequiredTimestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    users: UserTable;
    identities: IdentityTable;
    known_devices: KnownDeviceTable;
    one_time_codes: OneTimeCodeTable;
    password_tokens: PasswordTokenTable;
    join_nonces: JoinNonceTable;
  }
}
