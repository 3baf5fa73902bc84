import { INDIA_AHEAD_MS } from "@silai/contracts/india"
import generatePicker from "antd/es/date-picker/generatePicker"
import dayjs, { type Dayjs } from "dayjs"
import inDayjs from "rc-picker/es/generate/dayjs"
import { shopNow } from "../../providers/shop-clock"

/** The clock of India as if it were the computer's: the values of our pickers are such wall times, without a zone. */
const nowInIndia = () => dayjs(new Date(shopNow() + INDIA_AHEAD_MS).toISOString().slice(0, -1))

/** Antd's pickers, whose today, and the month in which they open, are India's wherever the computer is. */
export const DatePicker = generatePicker<Dayjs>({ ...inDayjs, getNow: nowInIndia })
