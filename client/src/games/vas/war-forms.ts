/** Pages of the panel for the questions of `war-readers.ts`. */

import EntryForm from "./EntryForm.svelte";
import type { Form } from "./forms";
import PlacesForm from "./PlacesForm.svelte";
import ScoutsForm from "./ScoutsForm.svelte";
import type { Key } from "./vas";

export const WAR_FORMS: Partial<Record<Key, Form>> = {
  "vas-ask-scouts": ScoutsForm,
  "vas-ask-deploy": PlacesForm,
  "vas-ask-redeploy": PlacesForm,
  "vas-ask-patrol": PlacesForm,
  "vas-ask-deep": PlacesForm,
  "vas-ask-entry": EntryForm,
};
