import { mount } from 'svelte';
import App from './App.svelte';
import { followPrefs, prefs } from './lib/prefs';
import { loadWords } from './lib/say';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

followPrefs();
await loadWords(prefs.language);
mount(App, { target: document.getElementById('app')! });
