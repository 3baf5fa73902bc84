import { Notice } from "../notice"

/** The refusal, above the button that caused it; nothing when there is none. */
export function Refusal({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="bad" live>
      {children}
    </Notice>
  ) : null
}
