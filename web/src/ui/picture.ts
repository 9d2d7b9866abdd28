/** Milliseconds: windows that nobody looks at draw no pictures. */
const patience = 100;

/** Runs something when what has changed until now is drawn. */
export function afterPicture(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    run();
  };
  // A frame is drawn after its callbacks.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, patience);
}
