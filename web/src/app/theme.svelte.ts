import { keepSetting, keptSetting } from '../offline/settings';

export type ThemeChoice = 'system' | 'dark' | 'light';

const storageKey = 'prestige.theme';

function stored(): ThemeChoice {
  const value = keptSetting(storageKey);
  return value === 'dark' || value === 'light' ? value : 'system';
}

class Theme {
  choice = $state<ThemeChoice>(stored());
  #systemLight = $state(false);

  constructor() {
    const query = matchMedia('(prefers-color-scheme: light)');
    this.#systemLight = query.matches;
    query.addEventListener('change', () => {
      this.#systemLight = query.matches;
      this.#apply();
    });
    this.#apply();
  }

  get shown(): 'dark' | 'light' {
    if (this.choice !== 'system') return this.choice;
    return this.#systemLight ? 'light' : 'dark';
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    keepSetting(storageKey, choice);
    this.#apply();
  }

  #apply(): void {
    document.documentElement.dataset['theme'] = this.shown;
  }
}

export const theme = new Theme();
