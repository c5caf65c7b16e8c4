/** Light or dark chart, as the visitor left it. */

import { remember, remembered } from "./memory";

let dark = $state(false);

export function darkChart(): boolean {
  return dark;
}

export function setDarkChart(wanted: boolean): void {
  dark = wanted;
  document.documentElement.dataset.chart = wanted ? "dark" : "light";
  remember("chart", wanted ? "dark" : "light");
}

export function restoreTheme(): void {
  if (remembered("chart") === "dark") setDarkChart(true);
}
