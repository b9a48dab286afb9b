/** At the castle's address: opens the collectors' walks. */
export const TAXES_HASH = '#taxes'
