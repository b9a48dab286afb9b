import { fn } from 'storybook/test'
import type { PrepareViewProps } from '#apps/game/src/features/raids/prepare-view.tsx'
import type { LeftMotto } from '#generated/types.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { fullStorage } from '../inventory/world.ts'
import { inMinutes } from '../missions/mission-args.ts'
import { LEVEL } from './opponents.ts'

function mottoOf(playerId: number, name: string, motto: string, minutesAgo: number): LeftMotto {
  return {
    author: {
      playerId,
      name,
      level: 21,
      title: titleForLevel(21),
      guildTag: null,
      avatarUrl: null,
      arms: `p${playerId}`,
    },
    motto,
    leftAt: inMinutes(-minutesAgo),
  }
}

/** The castle of a lord who raids and is raided. */
export const castle: NonNullable<PrepareViewProps['castle']> = {
  ownId: 1,
  armsId: 17,
  garrison: { top: 30, left: 0, right: 10, bottom: 0 },
  motto: 'Мы ещё вернёмся',
  plan: { position: 'topLeft', siegeTower: false },
  defence: { walls: 14, moats: 8, stakes: 5, garrison: { top: 30, left: 0, right: 10, bottom: 0 } },
  damaged: [],
  machines: { catapult: 6, projectiles: 34, projectilesMax: 50 },
  record: {
    raidsWon: 48,
    raidsLost: 17,
    raidsDrawn: 2,
    defencesWon: 9,
    defencesLost: 21,
    defencesDrawn: 1,
  },
  mottos: [
    mottoOf(25, 'Любомиранда', 'Спасибо за пироги и за ключ от подвала', 40),
    mottoOf(26, 'Изяслав', 'Стены хороши, да ров мелковат', 2_000),
  ],
  protectedUntil: null,
  restUntil: null,
  immuneUntil: null,
  spyImmuneUntil: null,
  spiesBackAt: null,
  serverTime: new Date().toISOString(),
}

export const prepareArgs: PrepareViewProps = {
  castle,
  level: LEVEL,
  cellar: {
    health: { current: 640, max: 900, fullAt: inMinutes(33) },
    wineReadyAt: null,
    drinking: null,
    onDrink: fn(),
    wines: fullStorage().consumables.slice(0, 2),
    isShopOpen: true,
  },
  error: null,
  onRetry: fn(),
  onGarrison: fn(),
  savingMotto: false,
  onMotto: fn(),
}
