// For tests: what a browser has and jsdom lacks. Nothing moves.
const quiet = { matches: true, addEventListener() {}, removeEventListener() {} };
const arrived = { finish() {}, cancel() {} };

globalThis.matchMedia = (() => quiet) as unknown as typeof matchMedia;
window.scrollBy = () => {};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.animate = () => arrived as unknown as Animation;
