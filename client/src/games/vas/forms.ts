/** Questions that have a page of their own in the panel; all others are answered in the bar and on the table. */

import type { Component } from "svelte";
import { AIR_FORMS } from "./air-forms";
import { SEA_FORMS } from "./sea-forms";
import type { VasTable } from "./table.svelte";
import type { Key } from "./vas";
import { WAR_FORMS } from "./war-forms";

export type Form = Component<{ table: VasTable }>;

export const FORMS: Partial<Record<Key, Form>> = { ...SEA_FORMS, ...AIR_FORMS, ...WAR_FORMS };
