import { expect, it } from 'vitest'
import { stageContender } from '#apps/game/src/features/fights/stage-contender.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { reportOf } from '#stories/features/fights/fixtures.ts'

const BEASTS: Readonly<Record<string, string>> = {
  'Крысы в сапогах': 'rats',
  'Гусиный воевода': 'geese',
  'Кабаны с откоса': 'boars',
  'Вожак серой стаи': 'wolves',
  'Медведь-сластёна': 'bears',
  'Секач Рваное Ухо': 'boars',
  'Волчьи всадники': 'wolves',
}

const drawn = MISSIONS.map(({ key, enemyName, level, regionKey }) => {
  const contender = stageContender(reportOf(6, key, 'stage').defender, 1)
  return { enemyName, level, regionKey, kind: 'npc' in contender ? contender.npc : null }
})

it.each(Object.entries(BEASTS))('draws «%s» as named', (name, kind) => {
  expect(drawn.find(({ enemyName }) => enemyName === name)?.kind).toBe(kind)
})

it('draws no region beyond the first levels with one kind of enemy', () => {
  const far = drawn.filter(({ level }) => level >= 9)
  expect(new Set(far.map(({ kind }) => kind)).size).toBeGreaterThan(8)
  for (const region of new Set(far.map(({ regionKey }) => regionKey))) {
    const kinds = far.filter(({ regionKey }) => regionKey === region).map(({ kind }) => kind)
    expect(new Set(kinds).size, region).toBeGreaterThan(2)
  }
})
