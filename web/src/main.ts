import '@fontsource/fraunces/latin-600.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './app/tokens.css';
import './app/base.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { words } from './i18n/language.svelte';
import { copyWithoutParts } from './i18n/parts';

addEventListener('copy', copyWithoutParts);
const target = document.getElementById('app');
void words.start().then(() => target && mount(App, { target }));
