import { Button, type ButtonProps, Space, Tooltip } from "antd"
import { BinIcon, DownIcon, UpIcon } from "./icons"

/** A button that is only a picture: its label is read aloud, and shown on hover unless its menu is open, which it would cover. */
export const IconButton = ({ label, ...button }: ButtonProps & { label: string }) => (
  <Tooltip title={button.className?.includes("ant-dropdown-open") ? "" : label}>
    <Button type="text" aria-label={label} {...button} />
  </Tooltip>
)

type OrderProps = {
  name: string
  at: number
  of: number
  onMove: (by: 1 | -1) => void
  /** Removes it; absent where that is done elsewhere. */
  onRemove?: () => void
  remove?: string
  mayRemove?: boolean
}

/** Up, down and remove: for a row of a sortable list. */
export const OrderButtons = ({ name, at, of, onMove, onRemove, remove = "Remove", mayRemove = true }: OrderProps) => (
  <Space size={0}>
    <IconButton icon={<UpIcon />} disabled={at === 0} onClick={() => onMove(-1)} label={`Move ${name} up`} />
    <IconButton icon={<DownIcon />} disabled={at === of - 1} onClick={() => onMove(1)} label={`Move ${name} down`} />
    {onRemove && <IconButton icon={<BinIcon />} disabled={!mayRemove} onClick={onRemove} label={`${remove} ${name}`} />}
  </Space>
)
