import { useQuery } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { dateTimeOf } from "../../../ui/format"
import { Box } from "../../../ui/record/box"
import { askWaiting } from "./calls"

/** The shoppers waiting for a sold-out size; nothing while no one waits. */
export function Waiting({ variantId }: { variantId: string }) {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ["colourway", "waiting", variantId],
    queryFn: ({ signal }) => call(askWaiting, { variantId }, signal),
    enabled: may("customer.read"),
  })
  if (!data?.total) return null
  return (
    <Box title="Waiting for a size">
      <p>
        {data.total === 1
          ? "1 shopper gets a message when it is back."
          : `${data.total} shoppers get a message when it is back.`}
      </p>
      <ul>
        {data.data.map(({ size, to, since }) => (
          <li key={size + to + since}>
            {size}: {to || "a notice on a device"}, since {dateTimeOf(since)}
          </li>
        ))}
      </ul>
    </Box>
  )
}
