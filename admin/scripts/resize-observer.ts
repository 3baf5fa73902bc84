// Replaces `resize-observer-polyfill` (`vite.config.ts`): every browser that runs the back office has its own.
export default ResizeObserver
