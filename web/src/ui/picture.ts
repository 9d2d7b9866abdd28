/** Milliseconds: windows that nobody looks at draw no pictures. */
const patience = 100;

/** Runs something when what has changed until now is seen. */
export function afterPicture(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    run();
  };
  // A frame is drawn after its callbacks, and reaches the screen while the page can do something else already:
  // what comes next would take its time from it. The next frame begins when that one is out.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, patience);
}
