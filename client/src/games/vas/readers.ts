/** How each question of this game reads. */

import type { Readers } from "../../lib/question";
import { AIR } from "./air-readers";
import { SEA } from "./sea-readers";
import type { VasTable } from "./table.svelte";
import type { Vas } from "./vas";
import { WAR } from "./war-readers";

export const READERS: Readers<Vas, VasTable> = { ...SEA, ...AIR, ...WAR };
