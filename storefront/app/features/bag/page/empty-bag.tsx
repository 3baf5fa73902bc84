import { bagMessages } from "@silai/contracts/bag/messages"
import type { ReactNode } from "react"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"
import { bagWords } from "../words"

/** The page of a bag with nothing in it. */
export function EmptyBag({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      level={1}
      icon="bag"
      title={bagMessages.emptyPage}
      actions={<LinkButton to={paths.explore}>{bagWords.start}</LinkButton>}
    >
      {bagWords.emptyWords}
      {children}
    </EmptyState>
  )
}
