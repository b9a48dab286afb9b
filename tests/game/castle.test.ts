import { describe, expect, it } from 'vitest'
import { lineOf } from '../../apps/game/src/features/player/chronicle.ts'
import { wayIn } from '../../apps/game/src/features/player/way-in.ts'
import { wayOf } from '../../apps/game/src/features/quests/step-way.ts'
import { gamePages } from '../../apps/game/src/pages/game-pages.ts'
import { pageAddress } from '../../apps/game/src/shell/page-address.ts'
import { castleStages } from '../../apps/game/src/things/castle/castle-buildings.ts'
import { lightAt } from '../../apps/game/src/things/castle/castle-hour.ts'
import { leftBehindWords, rewardWords } from '../../apps/game/src/things/missions/reward-words.ts'
import { TUTORIAL } from '../../catalogue/tutorial/tutorial.ts'
import type { BuildingLevels } from '../../rules/buildings/buildings.ts'
import { yardOf } from '../../stories/features/buildings/yard.ts'

describe('the castle', () => {
  it('has the light of the hour in Moscow, wherever the player is', () => {
    expect(lightAt(Date.parse('2026-06-01T09:00:00Z'))).toBe('day')
    expect(lightAt(Date.parse('2026-06-01T16:00:00Z'))).toBe('dusk')
    expect(lightAt(Date.parse('2026-06-01T20:30:00Z'))).toBe('night')
    expect(lightAt(Date.parse('2026-06-01T21:10:00Z'))).toBe('night')
  })

  it('grows with the player’s title', () => {
    const keeps = (['KNIGHT', 'BARON', 'DUKE'] as const).map((title) => castleStages(title).keep)
    expect(keeps).toEqual([1, 2, 3])
  })

  it('grows with the levels of its buildings, and has a palisade from the start', () => {
    expect(castleStages('KNIGHT')).toMatchObject({ walls: 1, storage: 0, projectiles: 0 })
    const levels = { storage: 2, stable: 4, catapultProjectiles: 8, walls: 1 }
    expect(castleStages('KNIGHT', yardOf(levels, { level: 12 }).buildings)).toEqual({
      keep: 1,
      walls: 2,
      moats: 0,
      stakes: 0,
      stable: 2,
      forge: 0,
      storage: 1,
      servantsHouse: 0,
      catapult: 0,
      projectiles: 3,
    })
  })

  it('links to open buildings, and says what unlocks the others', () => {
    const ways = (levels: Partial<BuildingLevels>, level: number, unlocks: readonly string[]) =>
      Object.fromEntries(
        yardOf(levels, { level }).buildings.map((state) => [state.building, wayIn(state, level, unlocks)]),
      )
    const closed = ways({ storage: 1 }, 5, ['storageOpenBanner'])
    expect(closed.storage).toEqual({ kind: 'open', to: '/game/inventory' })
    expect(closed.stable).toEqual({ kind: 'banner', unlock: 'buildingsOpenBanner' })
    const open = ways({ forge: 1 }, 5, ['buildingsOpenBanner'])
    expect(open.forge).toEqual({ kind: 'open', to: '/game/buildings#forge' })
    expect(open.stable).toEqual({ kind: 'open', to: '/game/buildings#stable' })
    expect(open.moats).toEqual({ kind: 'level', level: 10 })
  })
})

describe('the chronicle', () => {
  const event = { title: 'Поход окончен: победа', text: '«Старая мельница»: золото 24.', level: null }
  const rest = {
    notificationId: 1,
    type: 'MISSION_COMPLETED',
    fightId: 4,
    reward: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    isRead: true,
    isShown: true,
  } as const

  it('has different texts for victory, defeat and draw', () => {
    const lines = (['WIN', 'LOSE', 'DRAW'] as const).map((result) => lineOf({ ...rest, ...event, result }))
    expect(new Set(lines).size).toBe(3)
    for (const line of lines) expect(line).toContain('«Старая мельница»')
  })

  it('names the new level of a building', () => {
    expect(
      lineOf({
        ...rest,
        type: 'LEVEL_UP',
        title: 'Новый уровень: 3',
        text: 'Награда: золото 50.',
        level: 3,
        result: null,
      }),
    ).toBe('Дом поднялся до\u00a03 уровня. Награда: золото\u00a050.')
  })
})

describe('the tutorial', () => {
  it('links each step to an existing page', () => {
    const known = new Set(gamePages.map(({ key }) => pageAddress(key)))
    for (const step of TUTORIAL) expect(known, step.key).toContain(wayOf(step)?.to.replace(/[?#].*/, ''))
  })

  it('names every kind of a reward and leaves out what is not paid', () => {
    const words = rewardWords({
      gold: 1200,
      diamonds: 0,
      glory: 10,
      experience: 150,
      resources: [{ resourceId: 1, name: 'Дерево', icon: 'wood-pile', amount: 2, leftBehind: 0 }],
      gear: [],
    })
    expect(words.replaceAll('\u00a0', ' ')).toBe('золото 1 200, слава 10, опыт 2, дерево 2')
    expect(rewardWords({ gold: 0, diamonds: 0, glory: 0, experience: 0, resources: [], gear: [] })).toBe('')
  })

  it('names apart what the storage could not take', () => {
    const gear = { gearId: 39, icon: 'wooden-clogs', gearClass: 'boots', quality: 37 } as const
    const reward = {
      gold: 0,
      diamonds: 1,
      glory: 0,
      experience: 0,
      resources: [
        { resourceId: 1, name: 'Дерево', icon: 'wood-pile', amount: 1, leftBehind: 2 },
        { resourceId: 2, name: 'Камень', icon: 'stone-pile', amount: 0, leftBehind: 3 },
        { resourceId: 4, name: 'Лён', icon: 'rolled-cloth', amount: 4, leftBehind: 0 },
      ],
      gear: [
        { ...gear, gearEntityId: null, name: 'Лапти', isLeftBehind: true },
        { ...gear, gearEntityId: 5, name: 'Сапоги', isLeftBehind: false },
      ],
    }
    const plain = (words: string) => words.replaceAll('\u00a0', ' ')
    expect(plain(rewardWords(reward))).toBe('алмазы 1, дерево 1, лён 4, «Сапоги»')
    expect(plain(leftBehindWords(reward))).toBe('дерево 2, камень 3, «Лапти»')
  })
})
