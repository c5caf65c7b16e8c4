/** Pages of the panel for the questions of `sea-readers.ts`. */

import type { Form } from "./forms";
import type { Key } from "./vas";

export const SEA_FORMS: Partial<Record<Key, Form>> = {};
