import { mount } from 'svelte';
import App from './App.svelte';
import { followPrefs, prefs } from './lib/prefs';
import { renewWhenOutdated } from './lib/renewed';
import { loadWords } from './lib/say';
import { routeOf } from './pages/routes';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

followPrefs();
renewWhenOutdated();
// The page comes while the words do; if it cannot be had, App says so.
routeOf(location.pathname).route.load().catch(() => {});
await loadWords(prefs.language);
mount(App, { target: document.getElementById('app')! });
