import { useSelect } from "@refinedev/antd"
import type { BaseRecord, CrudFilter } from "@refinedev/core"
import { COUPON } from "@silai/contracts/coupon/limits"
import { Select, type SelectProps } from "antd"
import { useUnpicked } from "../../ui/form/use-unpicked"
import { useSay } from "../../words/language"

export type Named = { _id: string; name: string }

/** Form.Item adds value, onChange and id. */
type Props<Row> = Pick<SelectProps, "id" | "value" | "onChange" | "placeholder"> & {
  resource: string
  /** The names of the records already chosen; empty for deleted ones. */
  named: readonly Named[]
  nameOf: (row: Row) => string
  filters?: CrudFilter[]
}

/** Some records of a resource, found by typing and shown by name. */
export function NamedField<Row extends BaseRecord>({ resource, named, nameOf, filters, ...props }: Props<Row>) {
  const say = useSay()
  const { selectProps, query } = useSelect<Row>({
    resource,
    optionLabel: nameOf,
    optionValue: ({ _id }) => String(_id),
    pagination: { mode: "server", currentPage: 1, pageSize: 12 },
    filters,
    onSearch: (search) => [{ field: "search", operator: "contains", value: search }],
    errorNotification: false,
  })
  const found = (selectProps.options ?? []) as { value: string; label: string }[]
  const isFound = new Set(found.map(({ value }) => value))
  const chosen = new Set((props.value as readonly string[] | undefined) ?? [])
  const unpicked = useUnpicked({ ...props, onSearch: selectProps.onSearch, options: found })
  const known = named.filter(({ _id }) => chosen.has(_id) && !isFound.has(_id))
  return (
    <Select
      {...(selectProps as SelectProps)}
      {...props}
      {...unpicked}
      mode="multiple"
      maxCount={COUPON.maxNamed}
      options={[...found, ...known.map(({ _id, name }) => ({ value: _id, label: name || say("coupon.gone") }))]}
      // The server has searched; records already chosen are offered where their name matches.
      filterOption={(typed, option) =>
        isFound.has(String(option?.value)) || String(option?.label).toLowerCase().includes(typed.toLowerCase())
      }
      notFoundContent={query.error?.message ?? (query.isFetching ? say("coupon.looking") : say("coupon.no-match"))}
    />
  )
}
