import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouter } from "./lib/router.svelte";
import { restoreTheme } from "./lib/theme.svelte";
import { preferredLanguage, speak } from "./lib/words.svelte";

// After an update of the server, the parts that this page has not loaded yet are gone.
addEventListener("vite:preloadError", () => location.reload());

restoreTheme();
startRouter();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
