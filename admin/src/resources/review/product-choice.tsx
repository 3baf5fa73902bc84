import { useQuery } from "@tanstack/react-query"
import { call, entry } from "../../providers/call"
import { Choice } from "../../ui/choice"
import { useSay } from "../../words/language"

const askStyles = entry("/admin/product/all")

/** One of the products, by name. Only for those who may read products. */
export function ProductChoice({ value, onChoose }: { value: string; onChoose: (productId: string) => void }) {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ["review-products"],
    queryFn: async () => (await call(askStyles, { pageSize: 100 })).data,
    staleTime: 60_000,
  })
  if (!data) return null
  return (
    <Choice<string>
      label={say("reviews.product")}
      value={value}
      words={[["", say("reviews.every-product")], ...data.map(({ _id, name }) => [_id, name] as const)]}
      onChoose={onChoose}
    />
  )
}
