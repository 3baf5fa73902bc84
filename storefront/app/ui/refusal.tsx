import { Notice } from "./notice"

/** What was refused, above the button that asked for it; nothing while there is nothing to say. */
export function Refusal({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="bad" live>
      {children}
    </Notice>
  ) : null
}
