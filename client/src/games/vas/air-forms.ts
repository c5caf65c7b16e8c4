/** Pages of the panel for the questions of `air-readers.ts`. */

import AaForm from "./AaForm.svelte";
import FlyForm from "./FlyForm.svelte";
import type { Form } from "./forms";
import InterceptForm from "./InterceptForm.svelte";
import PlacesForm from "./PlacesForm.svelte";
import RearmForm from "./RearmForm.svelte";
import SequenceForm from "./SequenceForm.svelte";
import type { Key } from "./vas";

export const AIR_FORMS: Partial<Record<Key, Form>> = {
  "vas-ask-aa": AaForm,
  "vas-ask-launch": PlacesForm,
  "vas-ask-fly": FlyForm,
  "vas-ask-rearm": RearmForm,
  "vas-ask-strike": SequenceForm,
  "vas-ask-dogfights": SequenceForm,
  "vas-ask-intercept": InterceptForm,
};
