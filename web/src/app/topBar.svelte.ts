import type { Snippet } from 'svelte';

/** What the screen of a game puts into the bar at the top instead of the menu. */
class TopBar {
  title = $state('');
  tools = $state.raw<Snippet | null>(null);

  show(title: string, tools: Snippet | null): () => void {
    this.title = title;
    this.tools = tools;
    return () => {
      this.title = '';
      this.tools = null;
    };
  }
}

export const topBar = new TopBar();
