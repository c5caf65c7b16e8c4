/** Pages of the panel for the questions of `air-readers.ts`. */

import type { Form } from "./forms";
import type { Key } from "./vas";

export const AIR_FORMS: Partial<Record<Key, Form>> = {};
