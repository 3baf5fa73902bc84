import type { Order } from "@silai/contracts/order/calls"
import { DELIVERED } from "@silai/contracts/order/status"
import { useQuery } from "@tanstack/react-query"
import { returnLines } from "~/lib/shop/return-words"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { optionsQuery, requestsOfOrderQuery } from "./queries"
import { RequestRow } from "./request-row"
import { kindsOf, untilSentence } from "./request-rules"
import styles from "./returns-of-order.module.css"
import { returnWords } from "./words"

/** On an order's page: the requests since it arrived, and the link for a new one while that is possible. */
export function ReturnsOfOrder({ order, proof }: { order: Order; proof?: string }) {
  const isThere = DELIVERED.some((code) => code === order.status)
  const requests = useQuery(requestsOfOrderQuery(order._id, proof))
  const offered = optionsQuery(order._id, proof)
  const options = useQuery({ ...offered, enabled: isThere && offered.enabled })
  const mayAsk = options.data && kindsOf(options.data.lines).length > 0
  if (!requests.data?.length && !mayAsk) return null
  return (
    <section className={styles.room} aria-labelledby="returns-of-order">
      <h2 id="returns-of-order">{requests.data?.length ? returnWords.yourRequests : returnWords.title}</h2>
      {requests.data?.length ? (
        <ul className={styles.list}>
          {requests.data.map((request) => (
            <li key={request._id}>
              <RequestRow request={request} level="h3" proof={proof} />
            </li>
          ))}
        </ul>
      ) : null}
      {mayAsk && (
        <div className={styles.ask}>
          <p>
            {returnWords.notRight} {untilSentence(options.data?.lines ?? [])} {returnLines()[1]}
          </p>
          <LinkButton
            kind="plain"
            to={paths.requestReturnOf(order._id)}
            state={proof === undefined ? undefined : { orderKey: proof }}
          >
            {returnWords.title}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
