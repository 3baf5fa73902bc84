import type { Profile } from "@silai/contracts/account/shapes"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Fetched } from "~/ui/fetched"
import { profileQuery, useMyId } from "./profile-queries"

type Props = {
  /** What is on its way, in the room's words: "your number". */ what: string
  /** Height of what will stand here. */ height?: string
  children: (profile: Profile) => ReactNode
}

/** What a room makes of the profile, once it has arrived. */
export function WithProfile({ what, height, children }: Props) {
  return (
    <Fetched query={useQuery(profileQuery(useMyId()))} what={what} height={height}>
      {children}
    </Fetched>
  )
}
