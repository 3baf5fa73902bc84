import { useSelect } from "@refinedev/antd"
import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { dayTextInIndia } from "@silai/contracts/india"
import { UID_BATCH } from "@silai/contracts/uid/limits"
import { roomFor } from "@silai/contracts/room"
import { useQueryClient } from "@tanstack/react-query"
import { App, Form, Input, Select, type SelectProps } from "antd"
import { useNavigate } from "react-router"
import { call } from "../../providers/call"
import { shopNow } from "../../providers/shop-clock"
import { BackLink } from "../../ui/record/back-link"
import { AskForm } from "../../ui/form/ask-form"
import { DayField } from "../../ui/form/day-field"
import { FormField } from "../../ui/form/field"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askGenerate, BATCHES, LIST } from "./calls"
import { NumberInput } from "../../ui/form/number-input"

type Values = { variantId?: string; size?: string; quantity: number | null; madeOn: string; note: string }
const today = () => dayTextInIndia(shopNow())

/** Orders ids of one colour and size; they are made in the background. */
export function UidGenerate() {
  const say = useSay()
  useTitle(say("uid.generate.title"))
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = App.useApp()
  const { selectProps, query } = useSelect<ColourwayRow & { _id: string }>({
    resource: "colourway",
    optionLabel: ({ variantName, color }) => (variantName.includes(color) ? variantName : `${variantName}, ${color}`),
    optionValue: ({ _id }) => _id,
    pagination: { mode: "server", currentPage: 1, pageSize: 12 },
    onSearch: (search) => [{ field: "search", operator: "contains", value: search }],
    errorNotification: false,
  })
  const send = async ({ variantId, size, quantity, madeOn, note }: Values) => {
    // The form requires each of them.
    const asked = { variantId: variantId!, size: size!, quantity: quantity!, madeOn, note }
    const { message: notice } = await call(askGenerate, asked)
    void message.success(notice)
    await client.invalidateQueries({ queryKey: [BATCHES] })
    void navigate(`${LIST}/batches`)
  }
  return (
    <div className="stack">
      <BackLink to={`${LIST}/batches`}>{say("uid.batches")}</BackLink>
      <h1>{say("uid.generate.title")}</h1>
      <AskForm<Values>
        name="uids"
        blank={{ variantId: undefined, size: undefined, quantity: 65, madeOn: today(), note: "" }}
        button={say("uid.make")}
        onCancel={() => void navigate(`${LIST}/batches`)}
        onSend={send}
      >
        <FormField<Values>
          name="variantId"
          label={say("uid.generate.colour")}
          check={({ variantId }) => (variantId ? undefined : say("uid.generate.colour.wanted"))}
        >
          <Select
            {...(selectProps as SelectProps)}
            placeholder={say("uid.generate.colour.find")}
            notFoundContent={query.error?.message ?? say("uid.generate.none")}
          />
        </FormField>
        <FormField<Values>
          name="size"
          label={say("uid.generate.size")}
          check={({ size }) => (size ? undefined : say("uid.generate.size.wanted"))}
        >
          <Sizes rows={query.data?.data ?? []} />
        </FormField>
        <FormField<Values>
          name="quantity"
          label={say("uid.generate.how-many")}
          extra={say("uid.generate.how-many.hint")}
          range={{ min: 1, max: UID_BATCH.maxIds }}
          check={({ quantity }) => (quantity === null ? say("uid.generate.how-many.wanted") : undefined)}
        >
          <NumberInput<number> controls={false} inputMode="numeric" style={{ width: 160 }} />
        </FormField>
        <FormField<Values>
          name="madeOn"
          label={say("uid.made-on")}
          extra={say("uid.generate.made-on.hint")}
          check={({ madeOn }) => (madeOn ? undefined : say("uid.generate.made-on.wanted"))}
        >
          <DayField last={today()} />
        </FormField>
        <FormField<Values> name="note" label={say("uid.generate.note")}>
          <Input maxLength={roomFor(UID_BATCH.maxNote)} />
        </FormField>
      </AskForm>
    </div>
  )
}

type SizesProps = Pick<SelectProps<string>, "id" | "value" | "onChange"> & { rows: readonly ColourwayRow[] }

/** The sizes of the chosen colour; Form.Item adds value, onChange and id. */
function Sizes({ rows, ...props }: SizesProps) {
  const chosen = Form.useWatch<string | undefined>("variantId", Form.useFormInstance())
  const row = rows.find(({ _id }) => _id === chosen)
  const sizes = [...(row?.sizes.map(({ size }) => size) ?? []), ...(row?.customSizeOption ? [CUSTOM_SIZE] : [])]
  return (
    <Select<string>
      {...props}
      disabled={!row}
      style={{ width: 160 }}
      options={sizes.map((size) => ({ value: size, label: size }))}
    />
  )
}
