/** What screen readers are told; the newest sentence replaces the one before. */
class Announcer {
  text = $state('');

  say(text: string): void {
    this.text = text;
  }
}

export const announcer = new Announcer();
