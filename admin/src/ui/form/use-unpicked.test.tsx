import { Select, type SelectProps } from "antd"
import { beforeAll, expect, test } from "vitest"
import { likeABrowser, savedField } from "./tests/saved-field"
import { useUnpicked } from "./use-unpicked"

beforeAll(likeABrowser)

const options = [
  { value: "cat_1", label: "Shirts" },
  { value: "cat_2", label: "Shirts with band collar" },
]
function Groups(props: SelectProps) {
  const unpicked = useUnpicked({ ...props, options })
  return <Select {...props} {...unpicked} mode="multiple" options={options} optionFilterProp="label" />
}
const saved = (typed: string) => savedField({ field: <Groups />, first: [], typed })

test("keeps a text that chose nothing, and refuses to save without it", async () => {
  expect(await saved("shirt")).toMatchObject({
    sent: undefined,
    error: "“shirt” cannot be used here. Please correct it, or remove it.",
    chosen: ["shirt"],
  })
})

test("chooses the option that is named, and saves an untouched field", async () => {
  expect(await saved("shirts")).toMatchObject({ sent: ["cat_1"], error: undefined, chosen: ["Shirts"] })
  expect((await saved("")).sent).toEqual([])
})
