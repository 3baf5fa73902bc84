import type { Profile } from "@silai/contracts/account/shapes"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Fetched } from "~/ui/fetched"
import { profileQuery, useMyId } from "~/features/customer/queries"

type Props = {
  /** Names the content that is loading, in the page's words: "your number". */ what: string
  /** Height of the expected content. */ height?: string
  children: (profile: Profile) => ReactNode
}

/** Renders with the profile, once it is loaded. */
export function WithProfile({ what, height, children }: Props) {
  return (
    <Fetched query={useQuery(profileQuery(useMyId()))} what={what} height={height}>
      {children}
    </Fetched>
  )
}
