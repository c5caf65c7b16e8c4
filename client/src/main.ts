import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouter } from "./lib/router.svelte";
import { restoreChart } from "./lib/chart.svelte";
import { preferredLanguage, speak } from "./lib/words.svelte";

restoreChart();
startRouter();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
