import { Button } from "antd"
import type { MouseEvent, ReactNode } from "react"
import { useHref, useLinkClickHandler } from "react-router"

/** A link that looks like a button, for navigation; `main` for the one main action of a screen. */
export function LinkButton({ to, main = false, children }: { to: string; main?: boolean; children: ReactNode }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button
      href={useHref(to)}
      type={main ? "primary" : "default"}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </Button>
  )
}
