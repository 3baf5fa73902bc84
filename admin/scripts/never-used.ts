// Replaces parts of our libraries that the back office never uses, and that can only be left out this way
// (`vite.config.ts`).

/** The Markdown reader and the CSV reader of Refine, and the filter menus of antd's table. */
export default function NeverUsed(): null {
  return null
}

/** The values of such a filter menu. */
export const flattenKeys = (): string[] => []
