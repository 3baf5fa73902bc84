import { useSelect } from "@refinedev/antd"
import { Select, type SelectProps } from "antd"
import { textOfUnread } from "../../ui/form/unread"
import { useUnpicked } from "../../ui/form/use-unpicked"
import { useSay } from "../../words/language"
import type { CategoryRecord } from "../catalogue/category-calls"

/** Some of the categories, found by typing. Form.Item adds value, onChange and id. */
export function CategoriesField(props: SelectProps) {
  const say = useSay()
  const { selectProps, query } = useSelect<CategoryRecord>({
    resource: "category",
    optionLabel: ({ name }) => name,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const found = (selectProps.options ?? []) as { value: string; label: string }[]
  const chosen = (props.value as readonly string[] | undefined) ?? []
  const unpicked = useUnpicked({ ...props, options: found })
  const deleted = query.isSuccess
    ? chosen.filter((id) => textOfUnread(id) === undefined && !found.some(({ value }) => value === id))
    : []
  return (
    <Select
      {...(selectProps as SelectProps)}
      {...props}
      mode="multiple"
      options={[...found, ...deleted.map((value) => ({ value, label: say("coupon.gone") }))]}
      // Its search asks no server: all are loaded already.
      {...unpicked}
      showSearch
      filterOption
      optionFilterProp="label"
      placeholder={props.placeholder ?? "Everything"}
      notFoundContent={query.error ? "The categories could not be loaded. Reload the page to try again." : undefined}
    />
  )
}
