/** Pages of the panel for the questions of `war-readers.ts`. */

import type { Form } from "./forms";
import type { Key } from "./vas";

export const WAR_FORMS: Partial<Record<Key, Form>> = {};
