import { roomFor } from "@silai/contracts/room"
import { Input } from "antd"
import { FormField } from "../../ui/form/field"

type Named = { name: string; slug: string }
type Props = { label?: string; hint: string; most: number; onTyped?: (typed: string) => void }

/** `onTyped`: for fields that follow the name, such as an address until it is edited. */
export const NameField = ({ label = "Name", hint, most, onTyped }: Props) => (
  <FormField<Named> name="name" label={label} extra={hint}>
    <Input maxLength={roomFor(most)} onChange={({ target }) => onTyped?.(target.value)} />
  </FormField>
)

/** The address is lower-case, whatever is typed. */
export const AddressField = ({ hint, most, onTyped }: Props) => (
  <FormField<Named> name="slug" label="Address" extra={hint} normalize={(typed: string) => typed.toLowerCase()}>
    <Input maxLength={roomFor(most)} spellCheck={false} onChange={({ target }) => onTyped?.(target.value)} />
  </FormField>
)
