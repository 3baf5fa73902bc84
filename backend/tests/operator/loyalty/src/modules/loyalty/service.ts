/** The module is there for its table, which the engine migrates. */
export class LoyaltyService {}
