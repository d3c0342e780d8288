import { mount } from "svelte";
import App from "./App.svelte";
import { askAhead } from "./lib/api";
import { followPrefs } from "./lib/prefs";
import { renewWhenOutdated } from "./lib/renewed";
import { needWords } from "./lib/say";
import { loadPage, routeOf } from "./pages/routes";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

followPrefs();
renewWhenOutdated();
// The page and what it will ask for come while the words do; if it or its own words cannot be had, App says so in
// those of the first.
const { route, params } = routeOf(location.pathname);
loadPage(route).catch(() => {});
askAhead(route.asks?.(params) ?? []);
await needWords(["first"]).catch(() => needWords(["first"]));
mount(App, { target: document.getElementById("app")! });
