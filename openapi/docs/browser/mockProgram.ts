import * as sdk from "@velours/sdk";
import * as errors from "@velours/sdk/errors";
import * as forms from "@velours/sdk/forms";
import * as groups from "@velours/sdk/groups";
import * as merchant from "@velours/sdk/merchant";
import * as operations from "@velours/sdk/operations";
import * as query from "@velours/sdk/query";
import * as rules from "@velours/sdk/rules";
import { createMockFetch } from "../../../mocks/createMockFetch.ts";

/**
 * Modules that samples import, and the mock they run on; a script of its own, loaded when something is first
 * sent.
 */
Object.assign(self, {
  veloursMock: {
    createMockFetch,
    modules: {
      "@velours/sdk": sdk,
      "@velours/sdk/errors": errors,
      "@velours/sdk/forms": forms,
      "@velours/sdk/groups": groups,
      "@velours/sdk/merchant": merchant,
      "@velours/sdk/operations": operations,
      "@velours/sdk/query": query,
      "@velours/sdk/rules": rules,
      "@velours/mock/fetch": { createMockFetch },
    },
  },
});
