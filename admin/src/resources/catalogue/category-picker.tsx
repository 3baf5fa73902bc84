import { useSelect } from "@refinedev/antd"
import { Select, type SelectProps } from "antd"
import type { CategoryRecord } from "./category-calls"

/** All categories, found by typing: there are a dozen, so one call brings them. Form.Item adds value, onChange and id. */
export function CategoryPicker(props: SelectProps) {
  const { selectProps, query } = useSelect<CategoryRecord>({
    resource: "category",
    optionLabel: ({ name, active }) => (active ? name : `${name} (hidden)`),
    optionValue: ({ _id }) => _id,
    pagination: { mode: "off" },
    errorNotification: false,
  })
  return (
    <Select
      {...(selectProps as SelectProps)}
      {...props}
      value={props.value || undefined}
      // These are loaded already: no request is needed.
      onSearch={undefined}
      showSearch
      filterOption
      optionFilterProp="label"
      placeholder="Choose a category"
      notFoundContent={query.error ? "The categories could not be loaded. Reload the page to try again." : undefined}
    />
  )
}
