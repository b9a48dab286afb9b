import { describe, expect, it } from 'vitest'
import { lineOf } from '#apps/game/src/features/player/chronicle.ts'
import { wayIn } from '#apps/game/src/features/player/way-in.ts'
import { wayOf } from '#apps/game/src/features/quests/step-way.ts'
import { gamePages } from '#apps/game/src/pages/game-pages.ts'
import { castleStages } from '#apps/game/src/shared/castle/castle-buildings.ts'
import { lightAt } from '#apps/game/src/shared/castle/castle-hour.ts'
import { leftBehindWords, rewardWords } from '#apps/game/src/shared/missions/reward-words.ts'
import { pageAddress } from '#apps/game/src/shell/page-address.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { BuildingLevels } from '#rules/buildings/buildings.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { yardOf } from '#stories/features/buildings/fixtures.ts'

describe('the castle', () => {
  it('has the light of the player’s own hour', () => {
    const at = (hour: number) => lightAt(new Date(2026, 5, 1, hour, 30).getTime())
    expect([7, 12, 19, 22, 3].map(at)).toEqual(['dusk', 'day', 'dusk', 'night', 'night'])
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

  const reward = { experience: 0, ...NO_MONEY, resources: [], gear: [] }
  const level = { ...rest, type: 'LEVEL_UP', title: 'Новый уровень: 3', text: '', result: null } as const

  it('tells a level in a sentence, each level in another one', () => {
    const third = lineOf({ ...level, level: 3, reward: { ...reward, gold: 51, diamonds: 2 } })
    expect(third).toMatch(
      /^Дом поднялся до\u00a03-го уровня\. .+ В казну легло: 51\u00a0золотой и\u00a02\u00a0алмаза\.$/,
    )
    expect(lineOf({ ...level, level: 4 })).not.toContain(lineOf({ ...level, level: 3 }).split('. ')[1])
  })

  it('tells the hour of the reader and the spoils', () => {
    const dawn = new Date(2026, 10, 20, 6).toISOString()
    const line = lineOf({
      ...rest,
      ...event,
      result: 'WIN',
      createdAt: dawn,
      reward: { ...reward, gold: 24 },
    })
    expect(line).toMatch(/^На рассвете .*Добыча: 24\u00a0золотых\.$/)
  })

  it('can wrap a list of spoils in a narrow column', () => {
    const spoils = { ...reward, gold: 12_480, diamonds: 12, glory: 1200 }
    const line = lineOf({ ...level, level: 3, reward: spoils })
    const longest = Math.max(...line.split(' ').map(({ length }) => length))
    expect(longest).toBeLessThanOrEqual('12\u00a0480\u00a0золотых,'.length)
  })
})

describe('the tutorial', () => {
  it('links each step to an existing page', () => {
    const known = new Set(gamePages.map(({ key }) => pageAddress(key)))
    for (const step of TUTORIAL) expect(known, step.key).toContain(wayOf(step)?.to.replace(/[?#].*/, ''))
  })

  it('names every kind of a reward and leaves out what is not paid', () => {
    const words = rewardWords({
      ...NO_MONEY,
      gold: 1200,
      glory: 10,
      experience: 150,
      resources: [{ resourceId: 1, name: 'Дерево', icon: 'wood-pile', amount: 2, leftBehind: 0 }],
      gear: [],
    })
    expect(words.replaceAll('\u00a0', ' ')).toBe('золото 1 200, слава 10, опыт 1,5, дерево 2')
    expect(rewardWords({ ...NO_MONEY, experience: 0, resources: [], gear: [] })).toBe('')
  })

  it('names apart what the storage could not take', () => {
    const gear = { gearId: 39, icon: 'wooden-clogs', gearClass: 'boots', quality: 37 } as const
    const reward = {
      ...NO_MONEY,
      diamonds: 1,
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
