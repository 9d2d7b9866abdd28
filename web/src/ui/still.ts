/** Whether somebody wants nothing to move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How to scroll to what somebody should see. */
export const scrolling = (): ScrollBehavior => (isStill() ? 'instant' : 'smooth');
