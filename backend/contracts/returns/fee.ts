import { RETURN_REASONS, type ReturnReason } from "./limits"

/** Reasons for which the fault is the shop's: no fee is deducted until the shopkeeper says otherwise. */
export const FIRST_FREE_REASONS: readonly ReturnReason[] = ["faulty", "wrongPiece"]

/**
 * The fee of a request with these reasons, one for each of its lines; a reason that is not chosen yet counts as one with a fee.
 * One line with a fee is enough: the parcel travels for it anyway. Works in paise and in rupees.
 */
export const feeForReasons = (
  reasons: readonly (ReturnReason | "")[],
  { fee, free }: { fee: number; free: readonly ReturnReason[] },
): number => (reasons.length > 0 && reasons.every((reason) => reason !== "" && free.includes(reason)) ? 0 : fee)

/** In their usual order, each once. */
export const sortedReasons = (reasons: readonly ReturnReason[]): ReturnReason[] =>
  RETURN_REASONS.filter((reason) => reasons.includes(reason))
