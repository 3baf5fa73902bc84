/** The module exists for its table, which the engine migrates. */
export class LoyaltyService {}
