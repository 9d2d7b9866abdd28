// What somebody has set, kept in this browser. Some keep nothing, and refuse even to be asked.

export function keptSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}

export function dropSetting(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to drop where nothing is kept.
  }
}
