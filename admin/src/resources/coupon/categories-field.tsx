import { useSelect } from "@refinedev/antd"
import { Select, type SelectProps } from "antd"
import type { CategoryRecord } from "../catalogue/category-calls"

/** Some of the categories, found by typing. Form.Item adds value, onChange and id. */
export function CategoriesField(props: SelectProps) {
  const { selectProps, query } = useSelect<CategoryRecord>({
    resource: "category",
    optionLabel: ({ name }) => name,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "off" },
    errorNotification: false,
  })
  return (
    <Select
      {...(selectProps as SelectProps)}
      {...props}
      mode="multiple"
      // These are loaded already: no request is needed.
      onSearch={undefined}
      showSearch
      filterOption
      optionFilterProp="label"
      placeholder={props.placeholder ?? "Everything"}
      notFoundContent={query.error ? "The categories could not be loaded. Reload the page to try again." : undefined}
    />
  )
}
