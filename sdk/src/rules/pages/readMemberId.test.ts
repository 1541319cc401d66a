import { expect, it } from "vitest";
import { MEMBER_COOKIE, readMemberId } from "./readMemberId.ts";

it.each([
  [undefined, undefined],
  ["", undefined],
  [`a=1; ${MEMBER_COOKIE}=42`, 42],
  [`${MEMBER_COOKIE}=`, undefined],
  [`${MEMBER_COOKIE}=0`, undefined],
  [`${MEMBER_COOKIE}=-1`, undefined],
  [`${MEMBER_COOKIE}=4 2`, undefined],
  [`${MEMBER_COOKIE}=../42`, undefined],
])("of %s: %s", (cookies, id) => expect(readMemberId(cookies)).toBe(id));
