import { MedusaError } from "@medusajs/framework/utils"
import { orderRefusals } from "@silai/contracts/order/messages"
import { isTransient } from "@silai/kit/database-trouble"
import { log } from "@silai/kit/log"
import { asRefusal, refuse } from "@silai/kit/refuse"

const HINDERED: readonly string[] = [MedusaError.Types.NOT_ALLOWED, MedusaError.Types.INVALID_DATA]

/** The engine's error as a refusal. @throws order.engine_refused with the engine's words, order.engine_failed */
export async function withEngineWords(orderId: string, act: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (asRefusal(error) || isTransient(error)) throw error
    const { type, message } = (error ?? {}) as { type?: string; message?: string }
    if (type && message && HINDERED.includes(type)) throw refuse(orderRefusals.engine_refused, message)
    log("error", "the engine did not change an order", { order: orderId, act, cause: String(message ?? error) })
    throw refuse(orderRefusals.engine_failed)
  }
}
