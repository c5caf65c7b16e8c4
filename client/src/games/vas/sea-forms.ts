/** Pages of the panel for the questions of `sea-readers.ts`. */

import type { Form } from "./forms";
import TargetsForm from "./TargetsForm.svelte";
import type { Key } from "./vas";

export const SEA_FORMS: Partial<Record<Key, Form>> = {
  "vas-ask-targets": TargetsForm,
};
