import type { PageKey } from '../pages.ts'

type GameFeature = {
  /** What players read when it is closed, before the text of the setting `closedText`. */
  readonly closed: string
  readonly pages: readonly PageKey[]
}

/** Parts of the game that administrators can close. The contract names them at the calls that they close (`x-feature`). */
export const FEATURES = {
  market: { closed: 'Рынок закрыт.', pages: ['market', 'myLots', 'marketList'] },
  raids: { closed: 'Набеги закрыты.', pages: ['raidPrepare', 'raidChoose', 'raidTactics'] },
  guilds: { closed: 'Гильдии закрыты.', pages: ['guild', 'guildHistory', 'otherGuild'] },
  crusades: {
    closed: 'Крестовые походы закрыты.',
    pages: ['crusades', 'ownCrusade', 'crusadeRequest'],
  },
  store: { closed: 'Алмазная лавка закрыта.', pages: ['donate'] },
} as const satisfies Record<string, GameFeature>

export type FeatureKey = keyof typeof FEATURES
