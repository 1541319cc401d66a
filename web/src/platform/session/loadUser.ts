import { isRefusal, orThrow } from "@velours/sdk";
import type { User } from "@velours/sdk/types";
import type { RouterContext } from "../routing/RouterContext.ts";
import { forgetMember, readMember } from "./memberCookie.ts";
import { sessionWatch } from "./sessionWatch.ts";
import { showSignedOut } from "./signedOutNotice.ts";

type Context = Pick<RouterContext, "session" | "shop">;

/** The signed-in member, or null for a guest; asked once. A failure is thrown, and asked again the next time. */
export function loadUser(context: Context): Promise<User | null> {
  const { session } = context;
  const { user } = session.get();
  if (user !== undefined) return Promise.resolve(user);
  session.loading ??= ask(context).finally(() => {
    session.loading = null;
  });
  return session.loading;
}

async function ask({ session, shop }: Context): Promise<User | null> {
  const id = import.meta.env.SSR ? shop.member : readMember();
  const user = id === undefined ? null : await find(shop, id);
  // A sign-in may have ended while the request was under way.
  const signedIn = session.get().user;
  if (signedIn) return signedIn;
  session.set({ user });
  return user;
}

async function find(shop: Context["shop"], id: number): Promise<User | null> {
  try {
    const user = orThrow(await (await shop.api()).getUser({ params: { path: { id } } }));
    if (!import.meta.env.SSR) sessionWatch.adopt(user.revision);
    return user;
  } catch (error) {
    if (!isRefusal(error, "getUser")) throw error;
    // Every other refusal passes, and says nothing about the session.
    if (error.reference !== "authenticationRequired" && error.reference !== "resourceDoesNotExist")
      throw error;
    if (import.meta.env.SSR) return null;
    // Another tab may have logged another member in while this one was asking.
    const now = readMember();
    if (now !== undefined && now !== id) return find(shop, now);
    forgetMember();
    showSignedOut(shop);
    return null;
  }
}
