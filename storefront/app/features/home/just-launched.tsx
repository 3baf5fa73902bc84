import { LISTING } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { shopMessages } from "@silai/contracts/shop/messages"
import { useQuery } from "@tanstack/react-query"
import { PieceCard } from "~/features/catalogue/piece-card"
import { Notice } from "~/ui/notice"
import { Loading, Skeleton } from "~/ui/skeleton"
import styles from "./just-launched.module.css"
import { latestQuery } from "./queries"
import { Section } from "./section"

/** The four latest pieces. An empty list is treated like a failure (requirements §8). */
export function JustLaunched() {
  const { data, isPending } = useQuery(latestQuery)
  return (
    <Section title={shopMessages.justLaunched}>
      {isPending ? (
        <Waiting />
      ) : data?.length ? (
        <ul className={styles.shelf}>
          {data.map((variant) => (
            <PieceCard key={variant._id} card={variant} sizes="(min-width: 64rem) 24vw, 46vw" />
          ))}
        </ul>
      ) : (
        <Notice tone="bad" live>
          {catalogueMessages.latestFailed}
        </Notice>
      )}
    </Section>
  )
}

function Waiting() {
  return (
    <div className={styles.shelf}>
      <Loading what="the latest pieces" />
      {Array.from({ length: LISTING.latestOnHome }, (_, place) => (
        <Skeleton key={place} ratio="4 / 5.9" />
      ))}
    </div>
  )
}
