// Stands in for parts of our libraries that the back office never uses, and that cannot be left out otherwise
// (`vite.config.ts`).

/** The Markdown reader and the CSV reader of Refine, and the filter menus of antd's table. */
export default function NeverUsed(): null {
  return null
}

/** Which values such a filter menu has. */
export const flattenKeys = (): string[] => []
